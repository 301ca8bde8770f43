import { type CallValue, defineCall } from '../call.ts';
import { dividendValue } from './contracts.ts';
import { dividend } from './sampleParts.ts';

export const getDividendContract = defineCall({
  name: 'getDividendContract',
  method: 'GET',
  path: '/wps/agent/contracts/dividend',
  access: 'member',
  moduleId: 'AGEINFO3',
  completeLists: ['steps'],
  value: dividendValue,
  failures: ['NOT_ALLOWED'],
});

export const summary = 'Returns the offer and state of the contract on dividends. Needs the switch AGENTPOLICY3.';

export const sample: CallValue<typeof getDividendContract> = { divtypecompperiodreq: 'PENDING', contract: dividend };
