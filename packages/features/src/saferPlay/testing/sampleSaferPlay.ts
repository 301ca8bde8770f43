import type { PlayLimit, SaferPlay } from '@livery/api/saferPlay/getSaferPlay';

const resetsAt = {
  day: '2026-03-01T18:00:00.000Z',
  week: '2026-03-01T18:00:00.000Z',
  month: '2026-03-31T18:00:00.000Z',
};
const periods = ['day', 'week', 'month'] as const;

/** Creates seven limits without values. The given limits replace those of the same kind and period. */
export function limitsWith(...set: readonly PlayLimit[]): PlayLimit[] {
  const none: PlayLimit[] = [
    ...(['deposit', 'loss'] as const).flatMap((kind) =>
      periods.map((period) => ({ kind, period, amount: null, used: '0.00', left: null, resetsAt: resetsAt[period] })),
    ),
    { kind: 'session', period: 'day', minutes: null, used: 12, left: null, resetsAt: resetsAt.day },
  ];
  return none.map((limit) => set.find(({ kind, period }) => kind === limit.kind && period === limit.period) ?? limit);
}

type MoneyLimit = Exclude<PlayLimit, { kind: 'session' }>;
type MinutesLimit = Extract<PlayLimit, { kind: 'session' }>;

/** A deposit limit of 1,000 a day, of which 300 are used. */
export const depositDay: MoneyLimit = {
  kind: 'deposit',
  period: 'day',
  amount: '1000.00',
  used: '300.00',
  left: '700.00',
  resetsAt: resetsAt.day,
};

/** The same limit, with a waiting change to 2,000. */
export const loosening: MoneyLimit = {
  ...depositDay,
  loosening: { amount: '2000.00', from: '2026-03-02T09:30:00.000Z' },
};

/** A limit of 90 minutes a day, all of them used. */
export const minutesUsedUp: MinutesLimit = {
  kind: 'session',
  period: 'day',
  minutes: 90,
  used: 90,
  left: 0,
  resetsAt: resetsAt.day,
};

/** A member without limits who has lost 40 since the login. */
export const sampleSaferPlay: SaferPlay = {
  limits: limitsWith(),
  session: {
    since: '2026-03-01T09:30:00.000Z',
    staked: '120.00',
    won: '80.00',
    net: '-40.00',
    previousLogin: '2026-02-28T18:00:00.000Z',
  },
  licence: { reminderMinutes: 60, loosenAfterHours: 24, timeOutDays: [1, 7, 30], exclusionMonths: [6, 12, 60] },
};
