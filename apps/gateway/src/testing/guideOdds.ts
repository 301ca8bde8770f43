import { readFileSync } from 'node:fs';

/** Payout per stake of 1 by outcome, in hundredths. */
type Odds = Readonly<Record<string, number>>;

const guide = readFileSync(new URL('../../../../docs/lotteries.md', import.meta.url), 'utf8');

/**
 * The odds in docs/lotteries.md, by play.
 *
 * @param section end of its heading, for example "(`dice`)"
 */
export function guideOdds(section: string): ReadonlyMap<string, Odds> {
  const part = guide.split('\n### ').find((text) => text.split('\n')[0]!.endsWith(section));
  if (part === undefined) throw new Error(`docs/lotteries.md has no part ${section}.`);
  return new Map(
    [...part.matchAll(/^\| `(\w+)` \|[^|]*\|[^|]*\|([^|]*)\|/gm)].map(([, play, odds]) => [
      play!,
      Object.fromEntries(
        [...odds!.matchAll(/(\w+) (\d+)\.(\d\d)/g)].map(([, outcome, whole, parts]) => [
          outcome!,
          Number(whole! + parts!),
        ]),
      ),
    ]),
  );
}
