import type { PlayLimitPeriod } from '@livery/api/contract';

type Kind = 'deposit' | 'loss';

interface Limit {
  held: bigint | null;
  waiting?: { value: bigint | null; from: number };
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Dhaka has no daylight saving time. */
const zoneMs = 6 * hourMs;

/**
 * The rules of limits and breaks for one member of `aurora`, modelled independently of the gateway. Amounts are in
 * minor units.
 */
export class SaferPlayModel {
  readonly deposits: { id: string; amount: bigint; at: Date; until: Date; paid: boolean }[] = [];
  /** Stakes, and payouts as negative amounts. */
  readonly losses: { amount: bigint; at: Date }[] = [];
  breakUntil: Date | undefined;
  readonly #limits = new Map<string, Limit>();

  isBreak(at: Date): boolean {
    return this.breakUntil !== undefined && this.breakUntil > at;
  }

  limitOf(kind: Kind, period: PlayLimitPeriod, at: Date): Limit {
    const { held, waiting } = this.#limits.get(`${kind} ${period}`) ?? { held: null };
    if (waiting === undefined) return { held };
    return waiting.from <= at.getTime() ? { held: waiting.value } : { held, waiting };
  }

  setLimit(kind: Kind, period: PlayLimitPeriod, { wanted, at }: { wanted: bigint | null; at: Date }): Limit {
    const before = this.limitOf(kind, period, at);
    const { held, waiting } = before;
    const isLooser = held !== null && (wanted === null || wanted > held);
    const from = waiting !== undefined && waiting.value === wanted ? waiting.from : at.getTime() + 24 * hourMs;
    const after = isLooser ? { held, waiting: { value: wanted, from } } : { held: wanted };
    this.#limits.set(`${kind} ${period}`, after);
    return after;
  }

  /** The failure code of a deposit; empty if it is allowed. */
  depositRefusal(amount: bigint, at: Date): string {
    if (this.isBreak(at)) return 'PLAY_BREAK';
    const counted = this.deposits.filter(({ paid, until }) => paid || until > at);
    return this.#isPassed('deposit', amount, { moved: counted, at }) ? 'DEPOSIT_LIMIT' : '';
  }

  /** The failure code of a stake, or of a launch with the minimum stake; empty if it is allowed. */
  playRefusal(stake: bigint, at: Date): string {
    if (this.isBreak(at)) return 'PLAY_BREAK';
    return this.#isPassed('loss', stake, { moved: this.losses, at }) ? 'LOSS_LIMIT' : '';
  }

  #isPassed(
    kind: Kind,
    amount: bigint,
    { moved, at }: { moved: readonly { amount: bigint; at: Date }[]; at: Date },
  ): boolean {
    return (['day', 'week', 'month'] as const).some((period) => {
      const { held } = this.limitOf(kind, period, at);
      const start = startOf(period, at.getTime());
      const used = moved.reduce((sum, one) => (one.at.getTime() >= start ? sum + one.amount : sum), 0n);
      return held !== null && used + amount > held;
    });
  }
}

/** Start of a day, a week (from Monday) or a month in Dhaka. */
function startOf(period: PlayLimitPeriod, at: number): number {
  const local = new Date(at + zoneMs);
  const midnight = Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate());
  if (period === 'day') return midnight - zoneMs;
  if (period === 'week') return midnight - ((local.getUTCDay() + 6) % 7) * dayMs - zoneMs;
  return Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), 1) - zoneMs;
}
