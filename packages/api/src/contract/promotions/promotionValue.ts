import * as v from 'valibot';
import { moment } from '../values/moment.ts';
import { money } from '../values/money.ts';
import { openPicklist } from '../values/openPicklist.ts';
import { rowId } from '../values/rowId.ts';
import { depositTerms } from './depositTerms.ts';

/**
 * State of a promotion for the caller. JOIN and CLAIM require a tap; APPLYING and PROCESSING require the merchant;
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
  /** Picture, 16:7. */
  imageUrl: v.string(),
  startsAt: moment,
  /** Missing if it has no end. */
  endsAt: v.optional(moment),
  /** Its bonus; missing if the bonus depends on something, for example on a deposit. */
  bonus: v.optional(money),
  /**
   * The member must stake the bonus this many times before a withdrawal. Missing or 0: the bonus can be withdrawn
   * immediately. Only together with `bonus`; `depositTerms` has its own.
   */
  turnoverTimes: v.optional(v.pipe(v.number(), v.integer())),
  /** Bonus and conditions with a deposit. Only for promotions that require a deposit. */
  depositTerms: v.optional(v.object(depositTerms)),
  /** Stakes so far and required stakes. Only while JOINED. */
  progress: v.optional(v.object({ staked: money, goal: money })),
});

/** The promotion after the call. */
export const moved = {
  body: v.strictObject({ promoId: rowId }),
  value: promotionValue,
  failures: ['NOT_FOUND', 'PROMOTION_UNAVAILABLE'],
} as const;
