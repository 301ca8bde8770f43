import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { promotionValue } from './promotionValue.ts';
import { promotion } from './sampleParts.ts';

export const getUnclaimedPromos = defineCall({
  name: 'getUnclaimedPromos',
  method: 'GET',
  path: '/wps/promotions/unclaimed',
  access: 'member',
  value: v.object({ count: v.pipe(v.number(), v.integer()), items: v.array(promotionValue) }),
});

export const summary = 'Lists and counts the promotions that can be claimed.';

export const sample: CallValue<typeof getUnclaimedPromos> = { count: 1, items: [promotion] };
