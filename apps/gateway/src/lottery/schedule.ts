import type { LotteryGame } from './lottery.ts';

/** When a draw takes bets and when its numbers come. */
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

/** Time between the last bet and the numbers: five seconds of a fast lottery, a quarter of an hour of a daily one. */
const pauseOf = ({ intervalSeconds }: Rhythm): number => (intervalSeconds === null ? 15 * 60_000 : 5_000);
const stepOf = ({ intervalSeconds }: Rhythm): number => (intervalSeconds === null ? day : intervalSeconds * 1_000);
/** Where draws would stand in the first day of 1970. */
const offsetOf = ({ dailyMinute }: Rhythm): number => (dailyMinute === null ? 0 : dailyMinute * 60_000 - vietnamAhead);

/** The draws still to come, the next first. Each opens when the one before closes, so that one is always open. */
export function slotsAfter(rhythm: Rhythm, now: Date, count: number): Slot[] {
  const next = Math.floor((now.getTime() - offsetOf(rhythm)) / stepOf(rhythm)) + 1;
  return Array.from({ length: count }, (_, index) => slotAt(rhythm, next + index));
}

/** The last draws that were, the newest first. */
export function slotsBefore(rhythm: Rhythm, now: Date, count: number): Slot[] {
  const last = Math.floor((now.getTime() - offsetOf(rhythm)) / stepOf(rhythm));
  return Array.from({ length: count }, (_, index) => slotAt(rhythm, last - index));
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

/** `20261121` of a daily draw, by the date in Vietnam; `20261121-0042` of a fast one, the 42nd that day in UTC. */
function issueOf({ intervalSeconds }: Rhythm, drawsAt: number): string {
  const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10).replaceAll('-', '');
  if (intervalSeconds === null) return dateOf(drawsAt + vietnamAhead);
  // The draw at midnight is the last of the day that ends.
  const begins = drawsAt - intervalSeconds * 1_000;
  return `${dateOf(begins)}-${String((begins % day) / (intervalSeconds * 1_000) + 1).padStart(4, '0')}`;
}
