import { type CallValue, defineCall } from '../call.ts';
import { moved } from './promotionValue.ts';
import { promotion } from './sampleParts.ts';

export const claimPromotion = defineCall({
  name: 'claimPromotion',
  method: 'POST',
  path: '/wps/promotions/claim',
  access: 'member',
  isIdempotent: true,
  ...moved,
  failures: [...moved.failures, 'PLAY_BREAK'],
});

export const summary =
  'Claims the payment of a promotion, once. A promotion that the merchant reviews is processed first.';

export const sample: CallValue<typeof claimPromotion> = { ...promotion, state: 'CLAIMED' };
