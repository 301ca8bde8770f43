import { type CallValue, defineCall } from '../call.ts';
import { salaryValue } from './contracts.ts';
import { salary } from './sampleParts.ts';

export const getSalaryContract = defineCall({
  name: 'getSalaryContract',
  method: 'GET',
  path: '/wps/agent/contracts/salary',
  access: 'member',
  moduleId: 'AGEINFO3',
  completeLists: ['steps'],
  value: salaryValue,
  failures: ['NOT_ALLOWED'],
});

export const summary = 'Returns the offer and state of the contract on daily salary. Needs the switch AGENTPOLICY3.';

export const sample: CallValue<typeof getSalaryContract> = { dailysalreqtype: 'PENDING', contract: salary };
