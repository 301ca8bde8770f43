import * as v from 'valibot';
import { moment } from '../values/moment.ts';
import { money } from '../values/money.ts';
import { rowId } from '../values/rowId.ts';
import { depositTerms } from './depositTerms.ts';

/**
 * Where a promotion stands for the caller. JOIN and CLAIM wait for a tap; APPLYING and PROCESSING wait for the merchant;
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

const promotionState = v.picklist(promotionStates);

export type PromotionState = (typeof promotionStates)[number];

export const promotionTypes = ['WELCOME', 'DEPOSIT', 'GAMES', 'LOTTERY', 'VIP'] as const;

export const promotionType = v.picklist(promotionTypes);

export type PromotionType = (typeof promotionTypes)[number];

export const promotionValue = v.object({
  promoId: v.string(),
  type: promotionType,
  state: promotionState,
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
  /**
   * The bonus has to be staked this many times before the member can withdraw. Absent or 0: the bonus can be withdrawn at
   * once. Only together with `bonus`; `depositTerms` has its own.
   */
  turnoverTimes: v.optional(v.pipe(v.number(), v.integer())),
  /** What it gives with a deposit, and asks for. Only of those that go with one. */
  depositTerms: v.optional(v.object(depositTerms)),
  /** Stakes so far and those it asks for. Only while JOINED. */
  progress: v.optional(v.object({ staked: money, goal: money })),
});

/** The promotion as it stands afterwards. */
export const moved = {
  body: v.strictObject({ promoId: rowId }),
  value: promotionValue,
  failures: ['NOT_FOUND', 'PROMOTION_UNAVAILABLE'],
} as const;
