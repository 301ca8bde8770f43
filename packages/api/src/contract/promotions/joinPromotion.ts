import { type CallValue, defineCall } from '../call.ts';
import { moved } from './promotionValue.ts';
import { promotion } from './sampleParts.ts';

export const joinPromotion = defineCall({
  name: 'joinPromotion',
  method: 'POST',
  path: '/wps/promotions/join',
  access: 'member',
  isIdempotent: true,
  ...moved,
});

export const summary = 'Joins a promotion. For a promotion that the merchant reviews, this is an application.';

export const sample: CallValue<typeof joinPromotion> = {
  ...promotion,
  state: 'JOINED',
  progress: { staked: '0.00', goal: '1000.00' },
};
