import type { PastDraw } from '@livery/api/lottery/drawPages';
import type { OpenedLottery } from '@livery/api/lottery/lottery';
import { type SeedStream, seedStream } from './seedStream.ts';

/** The data of a lottery that is needed, together with the seed, to calculate a draw's numbers. */
export type DrawingLottery = Pick<OpenedLottery, 'code' | 'kind' | 'region'>;

/** The numbers of a draw. For a Vietnamese draw, `numbers` is the special prize and `prizes` contains all prizes. */
export type Drawn = Pick<PastDraw, 'numbers' | 'prizes'>;

type PrizeTable = readonly (readonly [prize: string, count: number, digits: number])[];

/**
 * The prizes of the north: the name of each prize, how many numbers it has, and how many digits each number has. In the
 * order in which they are drawn.
 */
const northPrizes: PrizeTable = [
  ['SPECIAL', 1, 5],
  ['FIRST', 1, 5],
  ['SECOND', 2, 5],
  ['THIRD', 6, 5],
  ['FOURTH', 4, 4],
  ['FIFTH', 6, 4],
  ['SIXTH', 3, 3],
  ['SEVENTH', 4, 2],
];
/** The same table for the centre and the south. */
const southPrizes: PrizeTable = [
  ['SPECIAL', 1, 6],
  ['FIRST', 1, 5],
  ['SECOND', 1, 5],
  ['THIRD', 2, 5],
  ['FOURTH', 7, 5],
  ['FIFTH', 1, 4],
  ['SIXTH', 3, 4],
  ['SEVENTH', 1, 3],
  ['EIGHTH', 1, 2],
];

/** Makes `count` draws one after another, because each draw consumes a part of the stream. */
async function runInOrder<T>(count: number, draw: () => Promise<T>): Promise<T[]> {
  const drawn: T[] = [];
  while (drawn.length < count) drawn.push(await draw());
  return drawn;
}

const digits = (stream: SeedStream, count: number) => runInOrder(count, async () => String(await stream.below(10)));

async function prizesOf(stream: SeedStream, table: PrizeTable): Promise<Drawn> {
  const prizes: NonNullable<Drawn['prizes']> = [];
  for (const [prize, count, length] of table)
    prizes.push({ prize, numbers: await runInOrder(count, async () => (await digits(stream, length)).join('')) });
  return { numbers: prizes[0]!.numbers, prizes };
}

const draw: Readonly<
  Record<DrawingLottery['kind'], (stream: SeedStream, region: DrawingLottery['region']) => Promise<Drawn>>
> = {
  numero: async (stream) => ({ numbers: await digits(stream, 5) }),
  vn: (stream, region) => prizesOf(stream, region === 'NORTH' ? northPrizes : southPrizes),
  keno: async (stream) => ({ numbers: await stream.take(20, 80) }),
  dice: async (stream) => ({ numbers: await runInOrder(3, async () => String((await stream.below(6)) + 1)) }),
  race: async (stream) => ({ numbers: await stream.take(10, 10) }),
  bingo: async (stream) => ({ numbers: await stream.take(30, 75) }),
  eleven: async (stream) => ({ numbers: await stream.take(5, 11) }),
};

/**
 * Calculates the numbers of a draw from its seed, its lottery's code and its issue, as docs/lotteries.md specifies.
 *
 * @param past the draw; its seed is hex
 * @returns undefined if this browser cannot calculate the numbers
 */
export async function drawnFromSeed(
  { code, kind, region }: DrawingLottery,
  { issue, seed }: Pick<PastDraw, 'issue' | 'seed'>,
): Promise<Drawn | undefined> {
  try {
    return await draw[kind](await seedStream(seed, `${code}|${issue}`), region);
  } catch {
    return undefined;
  }
}

/**
 * Whether the numbers equal the calculated numbers. If the gateway sends no prizes, only the special prize is compared.
 */
export const areSameNumbers = (drawn: Drawn, { numbers, prizes }: Drawn): boolean =>
  isSame(drawn.numbers, numbers) &&
  (prizes === undefined || isSame(namesAndNumbers(drawn), namesAndNumbers({ prizes })));

const namesAndNumbers = ({ prizes = [] }: Pick<Drawn, 'prizes'>) =>
  prizes.map(({ prize, numbers }) => [prize, numbers]);
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
