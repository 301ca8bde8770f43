import * as v from 'valibot';
import { defineCall } from './call.ts';
import { moment, money, rowId } from './shared.ts';

/**
 * Where a promotion stands for the caller. JOIN and CLAIM wait for a tap; APPLYING and PROCESSING wait for the house;
 * JOINED runs until its goal is reached; ISSUED and CLAIMED are paid.
 */
export const promotionStates = [
  'JOIN',
  'CLAIM',
  'APPLYING',
  'CLOSED',
  'REJECTED',
  'ISSUED',
  'CLAIMED',
  'PROCESSING',
  'JOINED',
  'COMING_SOON',
] as const;
const state = v.picklist(promotionStates);
export type PromotionState = (typeof promotionStates)[number];

export const promotionTypes = ['WELCOME', 'DEPOSIT', 'GAMES', 'LOTTERY', 'VIP'] as const;
const type = v.picklist(promotionTypes);
export type PromotionType = (typeof promotionTypes)[number];

const promotionValue = v.object({
  promoId: v.string(),
  type,
  state,
  title: v.string(),
  /** One line for the list. */
  line: v.string(),
  /** HTML. Never shown before it was sanitised. */
  content: v.string(),
  /** Picture, 16:7. */
  imageUrl: v.string(),
  startsAt: moment,
  /** Absent where it has no end. */
  endsAt: v.optional(moment),
  /** What it pays; absent where that depends, as with deposits. */
  bonus: v.optional(money),
  /** Stakes so far and those it asks for. Only while JOINED. */
  progress: v.optional(v.object({ staked: money, goal: money })),
});

export const getPromotions = defineCall({
  name: 'getPromotions',
  method: 'GET',
  path: '/wps/promotions',
  access: 'anyone',
  query: v.strictObject({ type: v.optional(type) }),
  /** A guest sees the public ones. */
  value: v.array(promotionValue),
});

export const getUnclaimedPromos = defineCall({
  name: 'getUnclaimedPromos',
  method: 'GET',
  path: '/wps/promotions/unclaimed',
  access: 'member',
  value: v.object({ count: v.pipe(v.number(), v.integer()), items: v.array(promotionValue) }),
});

/** The promotion as it stands afterwards. */
const moved = {
  body: v.strictObject({ promoId: rowId }),
  value: promotionValue,
  failures: ['NOT_FOUND', 'PROMOTION_UNAVAILABLE'],
} as const;

export const joinPromotion = defineCall({
  name: 'joinPromotion',
  method: 'POST',
  path: '/wps/promotions/join',
  access: 'member',
  isIdempotent: true,
  ...moved,
});

export const claimPromotion = defineCall({
  name: 'claimPromotion',
  method: 'POST',
  path: '/wps/promotions/claim',
  access: 'member',
  isIdempotent: true,
  ...moved,
});
