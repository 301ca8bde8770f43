import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { rowId } from '../values/rowId.ts';
import { answerFailures, contractAnswer, hourValue } from './contracts.ts';
import { salary } from './sampleParts.ts';

export const answerHourContract = defineCall({
  name: 'answerHourContract',
  method: 'POST',
  path: '/wps/agent/contracts/hour',
  access: 'member',
  moduleId: 'AGEINFO3',
  body: v.strictObject({ contractId: rowId, contracthoursalreq: contractAnswer }),
  value: hourValue,
  failures: answerFailures,
});

export const summary = 'Accepts or rejects the contract on hourly salary, once.';

export const sample: CallValue<typeof answerHourContract> = { contracthoursalreq: 'ACCEPTED', contract: salary };
