import { type PromotionState, type PromotionType, promotionTypes, type UnknownWord } from '@livery/api/contract';
import type { Promotion } from '@livery/api/promotions/getPromotions';
import { entryFor } from '@livery/foundation/gateway-terms';

type State = Promotion['state'];

/** The player's next action for a promotion. `deposit`: the player joins it with a deposit. */
export type PromotionStep = 'join' | 'deposit' | 'claim';

/** The appearance of a state: open for the player, waiting for the merchant, running, paid, or over or not started. */
type PromotionTone = 'open' | 'waiting' | 'running' | 'paid' | 'over';

interface Standing {
  /** Keys of the area `promotions`: the label of the state, and its meaning. */
  label: `state${string}`;
  meaning: `means${string}`;
  tone: PromotionTone;
}

/** The texts and the appearance of each state. */
export const stateAppearance = {
  JOIN: { label: 'stateJoin', meaning: 'meansJoin', tone: 'open' },
  CLAIM: { label: 'stateClaim', meaning: 'meansClaim', tone: 'open' },
  JOINED: { label: 'stateJoined', meaning: 'meansJoined', tone: 'running' },
  APPLYING: { label: 'stateApplying', meaning: 'meansApplying', tone: 'waiting' },
  PROCESSING: { label: 'stateProcess', meaning: 'meansProcess', tone: 'waiting' },
  ISSUED: { label: 'stateIssued', meaning: 'meansIssued', tone: 'paid' },
  CLAIMED: { label: 'stateClaimed', meaning: 'meansClaimed', tone: 'paid' },
  REJECTED: { label: 'stateRejected', meaning: 'meansRejected', tone: 'over' },
  CLOSED: { label: 'stateClose', meaning: 'meansClose', tone: 'over' },
  COMING_SOON: { label: 'stateComingSoon', meaning: 'meansComingSoon', tone: 'over' },
} as const satisfies Record<PromotionState, Standing>;

/**
 * Returns the appearance of a state. A state that this version of the app does not define has no action, like a
 * promotion that is over.
 */
export const toneOf = (state: PromotionState | UnknownWord): PromotionTone =>
  entryFor(state, stateAppearance, stateAppearance.CLOSED).tone;

/** States that end automatically at the promotion's end. */
const closesAtEnd: ReadonlySet<State> = new Set(['JOIN', 'CLAIM', 'JOINED']);

/**
 * Returns the state of a promotion at a time, in milliseconds since 1970 by the gateway's clock. On a page that stays
 * open, a promotion closes at its end. A promotion without a fixed bonus can be joined from its beginning.
 */
export function promotionStateAt(promotion: Promotion, now: number): State {
  const { state, startsAt, endsAt, bonus } = promotion;
  if (endsAt !== undefined && Date.parse(endsAt) <= now && closesAtEnd.has(state)) return 'CLOSED';
  // A promotion without a fixed bonus is joined by a deposit. For another promotion, only the gateway decides whether
  // it can be joined.
  if (state === 'COMING_SOON' && Date.parse(startsAt) <= now) return bonus === undefined ? 'JOIN' : state;
  return state;
}

/** Returns the next action of the player; undefined if there is none. */
export function stepOf({ state, bonus }: Pick<Promotion, 'state' | 'bonus'>): PromotionStep | undefined {
  if (state === 'CLAIM') return 'claim';
  // Only the bonus of a deposit has no fixed amount.
  if (state === 'JOIN') return bonus === undefined ? 'deposit' : 'join';
  return undefined;
}

const order: readonly PromotionTone[] = ['open', 'running', 'waiting', 'paid', 'over'];

const placeOf = ({ state }: Promotion): number => (state === 'CLAIM' ? -1 : order.indexOf(toneOf(state)));

/**
 * Sorts promotions: claimable ones first, then those to join, those that run or wait, paid ones, and those that are
 * over. Each group is in the gateway's order.
 */
export const inOrder = (promotions: readonly Promotion[]): Promotion[] =>
  promotions.toSorted((a, b) => placeOf(a) - placeOf(b));

/** States after which a promotion has nothing more to offer. */
const usedStates: ReadonlySet<State> = new Set(['ISSUED', 'CLAIMED', 'REJECTED', 'CLOSED']);

/** Whether the promotion was paid, was rejected or is over. A state that this version does not define may be current. */
export const isUsed = ({ state }: Pick<Promotion, 'state'>): boolean => usedStates.has(state);

/** Returns the known types that have promotions, in the product's order. */
export const typesOf = (promotions: readonly Promotion[]): PromotionType[] =>
  promotionTypes.filter((type) => promotions.some((promotion) => promotion.type === type));
