import { type CallValue, defineCall } from '../call.ts';
import { lotteryList } from './lotteryValue.ts';
import { lottery } from './sampleParts.ts';

export const getLottList = defineCall({
  name: 'getLottList',
  method: 'GET',
  path: '/wps/relay/GCS_lottList',
  access: 'anyone',
  cachedAs: 'lottList',
  ...lotteryList,
});

export const summary = 'Lists the lotteries of the category LOTT.';

export const sample: CallValue<typeof getLottList> = { list: [lottery] };
