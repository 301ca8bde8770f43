import { type CallValue, defineCall } from '../call.ts';
import { lotteryList } from './lotteryValue.ts';
import { lottery } from './sampleParts.ts';

export const getElottList = defineCall({
  name: 'getElottList',
  method: 'GET',
  path: '/wps/relay/GCS_elottList',
  access: 'anyone',
  cachedAs: 'elottList',
  ...lotteryList,
});

export const summary = 'Lists the e-lotteries.';

export const sample: CallValue<typeof getElottList> = {
  list: [{ ...lottery, gameCode: 'KENO_1', kind: 'keno', gameType: 'ELOTT', prizeMode: 'Elott' }],
};
