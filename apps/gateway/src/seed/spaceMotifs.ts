import type { GameType } from '@livery/api/contract';
import { motifOf } from '../art/index.ts';

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
 * Gives games of one subject other drawings of it where they are neighbours in a list: of their kind, of their vendor, or of
 * their vendor's class. A name with several subjects shows one that no neighbour of its kind shows.
 */
export function variedIcons<T extends Tile>(games: readonly T[]): T[] {
  const lists = new Map<string, ReturnType<typeof motifOf>[]>();
  const icons = new Map<T, string>();
  for (const game of games.toSorted((a, b) => a.rank - b.rank)) {
    const { gameType, vendorCode, classification, name } = game;
    const keys = [gameType, `${gameType} ${vendorCode}`, `${gameType} ${vendorCode} ${classification}`];
    const neighbours = keys.map((key) => lists.get(key) ?? []);
    const drawn = (icon: string) => motifOf({ gameType, vendorCode, name, seed: icon });
    const faultsOf = ({ subject, composition }: ReturnType<typeof motifOf>) =>
      neighbours[0]!.filter((other) => other.subject === subject).length +
      neighbours.flat().filter((other) => other.composition === composition).length * near;
    let best = { icon: game.icon, faults: faultsOf(drawn(game.icon)) };
    for (let attempt = 1; attempt <= attempts && best.faults > 0; attempt++) {
      const icon = `${game.icon}-${attempt}`;
      const faults = faultsOf(drawn(icon));
      if (faults < best.faults) best = { icon, faults };
    }
    icons.set(game, best.icon);
    for (const key of keys) lists.set(key, [...(lists.get(key) ?? []), drawn(best.icon)].slice(-near));
  }
  return games.map((game) => ({ ...game, icon: icons.get(game)! }));
}
