import type { GameType } from '@livery/api/contract';
import { toSearchName } from '@livery/i18n/search';
import { motifOf } from '../art/index.ts';

type Motif = ReturnType<typeof motifOf>;

interface Tile {
  name: string;
  gameType: GameType;
  vendorCode: string;
  classification: string;
  /** Seed of the drawing. */
  icon: string;
  rank: number;
}

/** Number of previous tiles that are near a tile. In a grid of three columns, the third previous tile is above it. */
const near = 3;
/** Number of tiles on one screen. */
const screenful = 9;

/** Maximum number of drawings to try for a tile. */
const attempts = 60;

export const subjectOf = ({ icon, ...game }: Pick<Tile, 'name' | 'gameType' | 'vendorCode' | 'icon'>) =>
  motifOf({ ...game, seed: icon }).subject;

/**
 * Separates entries with the same key, with as few moves as possible. The next entry is the first remaining entry whose
 * key is not among the last screenful. If there is none, its key is among as few previous tiles as possible. Entries
 * with the most frequent key are placed so early that they do not all remain for the end.
 */
export function spaced<T>(list: readonly T[], keyOf: (one: T) => string): T[] {
  const left = list.map((one) => ({ one, key: keyOf(one) }));
  const counts = new Map<string, number>();
  for (const { key } of left) counts.set(key, (counts.get(key) ?? 0) + 1);
  const done: typeof left = [];
  while (left.length > 0) {
    const [chosen] = left.splice(nextOf(left, done, counts), 1);
    counts.set(chosen!.key, counts.get(chosen!.key)! - 1);
    done.push(chosen!);
  }
  return done.map(({ one }) => one);
}

interface Entry {
  key: string;
}

/** Index of the next entry. */
function nextOf(left: readonly Entry[], done: readonly Entry[], counts: ReadonlyMap<string, number>): number {
  const placeOf = (reach: number, isWanted: (entry: Entry) => boolean) => {
    const last = done.slice(-reach).map(({ key }) => key);
    return left.findIndex((entry) => !last.includes(entry.key) && isWanted(entry));
  };
  const crowded = placeOf(near, ({ key }) => counts.get(key)! * (near + 1) >= left.length);
  if (crowded >= 0) return crowded;
  for (let reach = screenful; reach > 0; reach--) {
    const free = placeOf(reach, () => true);
    if (free >= 0) return free;
  }
  return 0;
}

/** Reorders the ranks of games, so that neighbours in the list of a game type have different subjects. */
export function spreadRanks<T extends Tile>(games: readonly T[]): T[] {
  const ranks = new Map<T, number>();
  for (const kind of new Set(games.map(({ gameType }) => gameType))) {
    const inOrder = games.filter(({ gameType }) => gameType === kind).toSorted((a, b) => a.rank - b.rank);
    for (const [index, game] of spaced(inOrder, subjectOf).entries()) ranks.set(game, inOrder[index]!.rank);
  }
  return games.map((game) => ({ ...game, rank: ranks.get(game)! }));
}

/**
 * Gives games of one subject different drawings if they are neighbours in a list. The lists are those of their type,
 * their vendor, their vendor's class, and the search results for a word of their name. If a name has several subjects,
 * the picture shows a subject that no neighbour of its type shows.
 */
export function variedIcons<T extends Tile>(games: readonly T[]): T[] {
  const inOrder = games.toSorted((a, b) => a.rank - b.rank);
  const besides = {
    kind: neighbourhoods(inOrder, ({ gameType }) => [gameType]),
    vendor: neighbourhoods(inOrder, ({ gameType, vendorCode, classification }) => [
      `${gameType} ${vendorCode}`,
      `${gameType} ${vendorCode} ${classification}`,
    ]),
    // Search results start with names that begin with the word.
    search: neighbourhoods(
      inOrder,
      ({ name }) => wordsOf(name).slice(0, 1),
      ({ name }) => wordsOf(name).slice(1),
    ),
  };
  const motifs = new Map<T, Motif>();
  const icons = new Map<T, string>();
  for (const game of inOrder) {
    const alike = (list: keyof typeof besides, part: keyof Motif) => {
      const others = besides[list](game).flatMap((one) => motifs.get(one)?.[part] ?? []);
      return (motif: Motif) => others.filter((other) => other === motif[part]).length;
    };
    const planned = subjectOf(game);
    const counts = [
      [9, alike('kind', 'subject')],
      // The rank was chosen for the planned subject. Another subject may repeat the subject of a neighbour.
      [6, ({ subject }: Motif) => Number(subject !== planned)],
      [3, alike('vendor', 'composition')],
      [3, alike('search', 'composition')],
      [1, alike('search', 'drawing')],
    ] as const;
    const faultsOf = (motif: Motif) => counts.reduce((sum, [weight, count]) => sum + weight * count(motif), 0);
    const { gameType, vendorCode, name } = game;
    const drawn = (icon: string) => motifOf({ gameType, vendorCode, name, seed: icon });
    let best = { icon: game.icon, motif: drawn(game.icon), faults: faultsOf(drawn(game.icon)) };
    for (let attempt = 1; attempt <= attempts && best.faults > 0; attempt++) {
      const icon = `${game.icon}-${attempt}`;
      const motif = drawn(icon);
      const faults = faultsOf(motif);
      if (faults < best.faults) best = { icon, motif, faults };
    }
    icons.set(game, best.icon);
    motifs.set(game, best.motif);
  }
  return games.map((game) => ({ ...game, icon: icons.get(game)! }));
}

/**
 * The words of a name as a search uses them, without repetitions. A search word also finds its plural and possessive.
 */
const wordsOf = (name: string) => [
  ...new Set(
    toSearchName(name)
      .text.split(' ')
      .map((word) => word.replace(/s$/, '')),
  ),
];

/**
 * Creates a function that returns the neighbours of an entry in all its lists.
 *
 * @param passes return the names of an entry's lists; entries of a later pass are sorted after those of an earlier pass
 */
function neighbourhoods<T>(entries: readonly T[], ...passes: ((one: T) => readonly string[])[]): (one: T) => T[] {
  const lists = new Map<string, T[]>();
  const positions = new Map<T, { list: T[]; at: number }[]>(entries.map((one) => [one, []]));
  for (const keysOf of passes)
    for (const one of entries)
      for (const key of keysOf(one)) {
        const list = lists.get(key) ?? [];
        lists.set(key, list);
        positions.get(one)!.push({ list, at: list.push(one) - 1 });
      }
  return (one) =>
    positions
      .get(one)!
      .flatMap(({ list, at }) => [...list.slice(Math.max(0, at - near), at), ...list.slice(at + 1, at + 1 + near)]);
}
