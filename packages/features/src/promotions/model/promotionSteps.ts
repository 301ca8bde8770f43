import type { Promotion } from '@livery/api/promotions/getPromotions';

type State = Promotion['state'];

/** What a player can do about a promotion now. `deposit`: it is joined by a deposit that takes it along. */
export type PromotionStep = 'join' | 'deposit' | 'claim';

/** How a state looks: it waits for the player, for the merchant, runs, was paid, or is over or not there yet. */
type PromotionTone = 'open' | 'waiting' | 'running' | 'paid' | 'over';

interface Standing {
  /** Keys of the area `promotions`: the state in a word, and what it means. */
  label: `state${string}`;
  meaning: `means${string}`;
  tone: PromotionTone;
}

/** What is said of each state. */
export const standings = {
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
} as const satisfies Record<State, Standing>;

/** States that end at the promotion's end without anybody doing anything. */
const endsByItself: ReadonlySet<State> = new Set(['JOIN', 'CLAIM', 'JOINED']);

/**
 * A promotion as it stands at a time, in milliseconds since 1970 by the gateway's clock: one whose end has come while the page
 * was open is closed, one whose beginning has come can be joined.
 */
export function standingAt(promotion: Promotion, now: number): State {
  const { state, startsAt, endsAt, bonus } = promotion;
  if (endsAt !== undefined && Date.parse(endsAt) <= now && endsByItself.has(state)) return 'CLOSED';
  // What its beginning opens, a tap on it or a deposit, the gateway says; one without a fixed sum goes with a deposit.
  if (state === 'COMING_SOON' && Date.parse(startsAt) <= now) return bonus === undefined ? 'JOIN' : state;
  return state;
}

/** What can be done now; undefined where nothing can. */
export function stepOf({ state, bonus }: Pick<Promotion, 'state' | 'bonus'>): PromotionStep | undefined {
  if (state === 'CLAIM') return 'claim';
  // Only a bonus of a deposit depends on an amount that is not known yet.
  if (state === 'JOIN') return bonus === undefined ? 'deposit' : 'join';
  return undefined;
}

const order: readonly PromotionTone[] = ['open', 'running', 'waiting', 'paid', 'over'];

const placeOf = ({ state }: Promotion): number => (state === 'CLAIM' ? -1 : order.indexOf(standings[state].tone));

/**
 * What can be claimed first, then what can be joined, what runs or waits, what was paid, what is over; in the gateway's
 * order each.
 */
export const inOrder = (promotions: readonly Promotion[]): Promotion[] =>
  promotions.toSorted((a, b) => placeOf(a) - placeOf(b));

/** The types that there are promotions of, in the product's order. */
export const typesOf = (promotions: readonly Promotion[]): Promotion['type'][] =>
  (['WELCOME', 'DEPOSIT', 'GAMES', 'LOTTERY', 'VIP'] as const).filter((type) =>
    promotions.some((promotion) => promotion.type === type),
  );
