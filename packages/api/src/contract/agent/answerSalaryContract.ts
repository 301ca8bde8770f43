import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { rowId } from '../values/rowId.ts';
import { answerFailures, contractAnswer, salaryValue } from './contracts.ts';
import { salary } from './sampleParts.ts';

export const answerSalaryContract = defineCall({
  name: 'answerSalaryContract',
  method: 'POST',
  path: '/wps/agent/contracts/salary',
  access: 'member',
  moduleId: 'AGEINFO3',
  body: v.strictObject({ contractId: rowId, dailysalreqtype: contractAnswer }),
  value: salaryValue,
  failures: answerFailures,
});

export const summary = 'Accepts or rejects the contract on daily salary, once.';

export const sample: CallValue<typeof answerSalaryContract> = {
  dailysalreqtype: 'ACCEPTED',
  contract: { ...salary, answeredAt: '2026-03-02T09:30:00.000Z' },
};
