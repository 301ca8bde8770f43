import type { LotteryGame } from './lottery.ts';

/** The times of a draw: for its bets and for its numbers. */
export interface Slot {
  issue: string;
  opensAt: Date;
  closesAt: Date;
  drawsAt: Date;
}

type Rhythm = Pick<LotteryGame, 'intervalSeconds' | 'dailyMinute'>;

const day = 86_400_000;
/** Ho Chi Minh City is seven hours ahead of UTC, all year. */
const vietnamAhead = 7 * 3_600_000;

/**
 * Milliseconds between closing and drawing: five seconds for a lottery by interval, a quarter of an hour for a daily
 * one.
 */
const pauseOf = ({ intervalSeconds }: Rhythm): number => (intervalSeconds === null ? 15 * 60_000 : 5_000);
const stepOf = ({ intervalSeconds }: Rhythm): number => (intervalSeconds === null ? day : intervalSeconds * 1_000);
/** Offset of the draws from midnight UTC, in milliseconds. */
const offsetOf = ({ dailyMinute }: Rhythm): number => (dailyMinute === null ? 0 : dailyMinute * 60_000 - vietnamAhead);

/** The next draws, the earliest first. Each opens when the previous draw closes, so that one draw is always open. */
export function slotsAfter(rhythm: Rhythm, now: Date, count: number): Slot[] {
  const next = Math.floor((now.getTime() - offsetOf(rhythm)) / stepOf(rhythm)) + 1;
  return Array.from({ length: count }, (_, index) => slotAt(rhythm, next + index));
}

/** The latest past draws, the newest first. */
export function slotsBefore(rhythm: Rhythm, now: Date, count: number): Slot[] {
  const last = Math.floor((now.getTime() - offsetOf(rhythm)) / stepOf(rhythm));
  return Array.from({ length: count }, (_, index) => slotAt(rhythm, last - index));
}

/**
 * Consecutive draws, starting with the draw of an issue.
 * @throws if the lottery has no such issue.
 */
export function slotsFrom(rhythm: Rhythm, issue: string, count: number): Slot[] {
  const drawsAt = drawTimeOf(rhythm, issue);
  if (Number.isNaN(drawsAt) || issueOf(rhythm, drawsAt) !== issue)
    throw new Error(`The lottery has no issue ${issue}.`);
  const first = Math.round((drawsAt - offsetOf(rhythm)) / stepOf(rhythm));
  return Array.from({ length: count }, (_, index) => slotAt(rhythm, first + index));
}

/** The draw time of an issue, in milliseconds; NaN for an invalid issue. */
function drawTimeOf({ intervalSeconds, dailyMinute }: Rhythm, issue: string): number {
  const [date = '', nth = ''] = issue.split('-');
  const midnight = Date.parse(date.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3'));
  return intervalSeconds === null
    ? midnight + offsetOf({ intervalSeconds, dailyMinute })
    : midnight + Number(nth) * intervalSeconds * 1_000;
}

function slotAt(rhythm: Rhythm, index: number): Slot {
  const step = stepOf(rhythm);
  const drawsAt = index * step + offsetOf(rhythm);
  const closesAt = drawsAt - pauseOf(rhythm);
  return {
    issue: issueOf(rhythm, drawsAt),
    opensAt: new Date(closesAt - step),
    closesAt: new Date(closesAt),
    drawsAt: new Date(drawsAt),
  };
}

/**
 * The issue of a draw: `20261121` for a daily lottery, by the date in Vietnam; `20261121-0042` for an interval lottery,
 * the 42nd draw of that day in UTC.
 */
function issueOf({ intervalSeconds }: Rhythm, drawsAt: number): string {
  const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10).replaceAll('-', '');
  if (intervalSeconds === null) return dateOf(drawsAt + vietnamAhead);
  // The draw at midnight is the last draw of the previous day.
  const begins = drawsAt - intervalSeconds * 1_000;
  return `${dateOf(begins)}-${String((begins % day) / (intervalSeconds * 1_000) + 1).padStart(4, '0')}`;
}
