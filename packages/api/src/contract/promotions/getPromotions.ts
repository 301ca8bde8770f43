import * as v from 'valibot';
import { type CallValue, defineCall } from '../call.ts';
import { promotionType, promotionValue } from './promotionValue.ts';
import { promotion } from './sampleParts.ts';

export const getPromotions = defineCall({
  name: 'getPromotions',
  method: 'GET',
  path: '/wps/promotions',
  access: 'anyone',
  query: v.strictObject({ type: v.optional(promotionType) }),
  /** A guest gets only the public promotions. */
  value: v.array(promotionValue),
});

export const summary = 'Lists promotions with their state for the caller. A guest sees the public ones.';

export const sample: CallValue<typeof getPromotions> = [promotion];
