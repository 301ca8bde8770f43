import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { rowId } from '../values/rowId.ts';
import { answerFailures, contractAnswer, dividendValue } from './contracts.ts';
import { dividend } from './sampleParts.ts';

export const answerDividendContract = defineCall({
  name: 'answerDividendContract',
  method: 'POST',
  path: '/wps/agent/contracts/dividend',
  access: 'member',
  moduleId: 'AGEINFO3',
  body: v.strictObject({ contractId: rowId, divtypecompperiodreq: contractAnswer }),
  value: dividendValue,
  failures: answerFailures,
});

export const summary = 'Accepts or rejects the contract on dividends, once.';

export const sample: CallValue<typeof answerDividendContract> = {
  divtypecompperiodreq: 'REJECTED',
  contract: { ...dividend, answeredAt: '2026-03-02T09:30:00.000Z' },
};
