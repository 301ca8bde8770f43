import type { GameType } from '@livery/api/contract';
import { toSearchName } from '@livery/i18n/search';
import { motifOf } from '../art/index.ts';

type Motif = ReturnType<typeof motifOf>;

interface Tile {
  name: string;
  gameType: GameType;
  vendorCode: string;
  classification: string;
  /** Seeds the drawing. */
  icon: string;
  rank: number;
}

/** Tiles that a tile is near to in a grid of three: those before it in its row, and the one above. */
const near = 3;
/** Tiles of one screen. */
const screenful = 9;

/** Drawings that are tried for a tile before it is left as it is. */
const attempts = 60;

export const subjectOf = ({ icon, ...game }: Pick<Tile, 'name' | 'gameType' | 'vendorCode' | 'icon'>) =>
  motifOf({ ...game, seed: icon }).subject;

/**
 * Moves entries apart that have something in common, as little as it takes. Each next one is the first of those that are
 * left that has it in common with none of the last screenful, or with as few tiles before it as are possible; what is left
 * most often comes before it crowds the end.
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

/** Place of the entry that comes next. */
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

/** Ranks games anew, so that in the list of a kind of game neighbours show different things. */
export function rankedApart<T extends Tile>(games: readonly T[]): T[] {
  const ranks = new Map<T, number>();
  for (const kind of new Set(games.map(({ gameType }) => gameType))) {
    const inOrder = games.filter(({ gameType }) => gameType === kind).toSorted((a, b) => a.rank - b.rank);
    for (const [index, game] of spaced(inOrder, subjectOf).entries()) ranks.set(game, inOrder[index]!.rank);
  }
  return games.map((game) => ({ ...game, rank: ranks.get(game)! }));
}

/**
 * Gives games of one subject other drawings of it where they are neighbours in a list: of their kind, of their vendor, of
 * their vendor's class, or of what a search for a word of their name finds. A name with several subjects shows one that no
 * neighbour of its kind shows.
 */
export function variedIcons<T extends Tile>(games: readonly T[]): T[] {
  const inOrder = games.toSorted((a, b) => a.rank - b.rank);
  const besides = {
    kind: neighbourhoods(inOrder, ({ gameType }) => [gameType]),
    vendor: neighbourhoods(inOrder, ({ gameType, vendorCode, classification }) => [
      `${gameType} ${vendorCode}`,
      `${gameType} ${vendorCode} ${classification}`,
    ]),
    // A search has first what begins with the word.
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
      // Games were ranked apart by their subjects: another one may meet its like further on.
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

/** The words of a name as a search looks for them, each once. One that is typed finds its plural and what is its own as well. */
const wordsOf = (name: string) => [
  ...new Set(
    toSearchName(name)
      .text.split(' ')
      .map((word) => word.replace(/s$/, '')),
  ),
];

/**
 * Makes a function that gives the neighbours of an entry in all the lists that it is in.
 *
 * @param passes the names of the lists that an entry is in; entries of a later pass stand behind those of an earlier one
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
