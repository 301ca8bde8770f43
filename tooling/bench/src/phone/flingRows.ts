import type { Browser } from '@playwright/test';
import type { Measurement } from '../bench.ts';
import { flingList, type Flings } from './flings.ts';

const mebibyte = 1024 * 1024;
/** Maximum number of elements in the list, for any length. */
const mostElements = 300;
/** Maximum heap with 1,000 games, in bytes. */
const mostHeap = 5 * mebibyte;
/** Maximum share of missed frames. */
const mostMissed = 0.01;
/** Maximum heap with 5,000 games relative to 1,000 games. */
const mostGrowth = 1.1;

const lists = [
  { name: 'while pages load', games: undefined },
  { name: 'at 1,000 games', games: 1_000 },
  { name: 'at 5,000 games', games: 5_000 },
] as const;

/**
 * Flings through a merchant's list of games: missed frames, compared with plain HTML of the same rows, elements and
 * heap.
 */
export async function measureFlings(browser: Browser, code: string, origin: string): Promise<Measurement[]> {
  const measured: Measurement[] = [];
  let heapBefore: number | undefined;
  for (const { name, games } of lists) {
    const flings = await flingList(browser, origin, { ...(games !== undefined && { games }), comparesPlain: true });
    measured.push(...rowsOf(`${code}: list of games ${name}`, flings, games === 5_000 ? heapBefore : undefined));
    heapBefore = flings.heap;
  }
  return measured;
}

function rowsOf(what: string, flings: Flings, heapBefore: number | undefined): Measurement[] {
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  const heapLimit = heapBefore === undefined ? mostHeap : heapBefore * mostGrowth;
  const written = (bytes: number) => `${(bytes / mebibyte).toFixed(1)} MiB`;
  return [
    {
      what: `${what}, missed frames`,
      ours: percent(flings.missed),
      reference: percent(flings.missedByPlain ?? 0),
      target: `≤ ${percent(mostMissed)}`,
      meetsTarget: flings.missed <= mostMissed,
      notes: [],
    },
    {
      what: `${what}, elements of the list`,
      ours: String(flings.listElements),
      reference: '',
      target: `≤ ${mostElements}`,
      meetsTarget: flings.listElements <= mostElements,
      notes: [`${flings.elements} on the whole page`],
    },
    {
      what: `${what}, heap`,
      ours: written(flings.heap),
      reference: '',
      target: `≤ ${written(heapLimit)}`,
      meetsTarget: flings.heap <= heapLimit,
      notes: [],
    },
  ];
}
