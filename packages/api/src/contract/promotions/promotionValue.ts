import * as v from 'valibot';
import { moment } from '../values/moment.ts';
import { money } from '../values/money.ts';
import { openPicklist } from '../values/openPicklist.ts';
import { rowId } from '../values/rowId.ts';
import { depositTerms } from './depositTerms.ts';

/**
 * State of a promotion for the caller. JOIN and CLAIM require a tap of the player. APPLYING and PROCESSING require an
 * action of the merchant. JOINED runs until its goal is reached. ISSUED and CLAIMED are paid.
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

export type PromotionState = (typeof promotionStates)[number];

export const promotionTypes = ['WELCOME', 'DEPOSIT', 'GAMES', 'LOTTERY', 'VIP'] as const;

export const promotionType = v.picklist(promotionTypes);

export type PromotionType = (typeof promotionTypes)[number];

export const promotionValue = v.object({
  promoId: v.string(),
  type: openPicklist(promotionTypes),
  state: openPicklist(promotionStates),
  title: v.string(),
  /** One line of text for the list. */
  line: v.string(),
  /** HTML. Sanitise it before rendering. */
  content: v.string(),
  /** Address of the picture. Its format is 16:7. */
  imageUrl: v.string(),
  startsAt: moment,
  /** End of the promotion. Missing if it has no end. */
  endsAt: v.optional(moment),
  /** Bonus of the promotion. Missing if the amount depends on something, for example on a deposit. */
  bonus: v.optional(money),
  /**
   * Number of times that the member must stake the bonus before a withdrawal. If missing or 0, the bonus can be
   * withdrawn immediately. Present only together with `bonus`; `depositTerms` has its own number.
   */
  turnoverTimes: v.optional(v.pipe(v.number(), v.integer())),
  /** Bonus and conditions of the deposit. Only for promotions that require a deposit. */
  depositTerms: v.optional(v.object(depositTerms)),
  /** The stakes so far, and the required stakes. Only in the state JOINED. */
  progress: v.optional(v.object({ staked: money, goal: money })),
});

/** The promotion after the call. */
export const moved = {
  body: v.strictObject({ promoId: rowId }),
  value: promotionValue,
  failures: ['NOT_FOUND', 'PROMOTION_UNAVAILABLE'],
} as const;
