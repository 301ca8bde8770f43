import { type CallValue, defineCall } from '../call.ts';
import { hourValue } from './contracts.ts';

export const getHourContract = defineCall({
  name: 'getHourContract',
  method: 'GET',
  path: '/wps/agent/contracts/hour',
  access: 'member',
  moduleId: 'AGEINFO3',
  completeLists: ['steps'],
  value: hourValue,
  failures: ['NOT_ALLOWED'],
});

export const summary = 'Returns the offer and state of the contract on hourly salary. Needs the switch AGENTPOLICY3.';

export const sample: CallValue<typeof getHourContract> = { contracthoursalreq: 'NONE' };
