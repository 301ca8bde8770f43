import type { PlayLimitPeriod } from '@livery/api/contract';

type Kind = 'deposit' | 'loss';

interface Limit {
  held: bigint | null;
  waiting?: { value: bigint | null; from: number };
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Dhaka's clocks never change. */
const zoneMs = 6 * hourMs;

/** What limits and breaks allow one member of `aurora`, worked out apart from the gateway. Amounts are in minor units. */
export class SaferPlayModel {
  readonly deposits: { id: string; amount: bigint; at: Date; until: Date; paid: boolean }[] = [];
  /** Stakes, and below zero what came back. */
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

  /** The code that a deposit is refused with; empty where it is not. */
  depositRefusal(amount: bigint, at: Date): string {
    if (this.isBreak(at)) return 'PLAY_BREAK';
    const counted = this.deposits.filter(({ paid, until }) => paid || until > at);
    return this.#isPassed('deposit', amount, { moved: counted, at }) ? 'DEPOSIT_LIMIT' : '';
  }

  /** The code that a stake, or a launch with the smallest, is refused with; empty where it is not. */
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

/** When a day, a week (from Monday) or a month began in Dhaka. */
function startOf(period: PlayLimitPeriod, at: number): number {
  const local = new Date(at + zoneMs);
  const midnight = Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate());
  if (period === 'day') return midnight - zoneMs;
  if (period === 'week') return midnight - ((local.getUTCDay() + 6) % 7) * dayMs - zoneMs;
  return Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), 1) - zoneMs;
}
