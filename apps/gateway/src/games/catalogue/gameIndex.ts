import type { GameType } from '@livery/api/contract';
import { kindNames, rankByName, toSearchName } from '@livery/i18n/search';

/** The fields of a game that lists filter by. */
export interface IndexedGame {
  id: number;
  name: string;
  /** Names in other languages. */
  localNames: Readonly<Record<string, string>>;
  gameType: GameType;
  vendorCode: string;
  vendorName: string;
  classification: string;
  isNew: boolean;
  /** Hundredths of the merchant's currency. */
  minBet: number;
  lines: number;
  /** Position in lists, smaller first. Equal ranks sort by id. */
  rank: number;
}

/** The position of a game in a list, also of a game that has been removed. */
export interface ListPosition {
  /** How well the game matches the search text. 0 is the best match. It is also 0 in a list without a search. */
  match: number;
  rank: number;
  id: number;
}

/** A game matches if it satisfies every filter given. */
export interface GameFilter {
  gameType?: GameType | undefined;
  vendorCode?: string | undefined;
  classification?: string | undefined;
  isNew?: true | undefined;
  /** Games that can be played with this stake, in hundredths. */
  stake?: number | undefined;
  /** Games with at least this number of lines. */
  minLines?: number | undefined;
  /** The search text: a name, a vendor or a category. See `findByName`. */
  name?: string | undefined;
}

interface GameList {
  count: number;
  /** Ids of the games from position `start` up to `end`: in list order, or for a search the best matches first. */
  slice(start: number, end: number): number[];
  /** The catalogue position of the game at an index below `count`. */
  positionAt(index: number): ListPosition;
  /** Number of games up to and including a position. The position may have no game. */
  countTo(position: ListPosition): number;
}

/** Rows that match, the best matches first. */
interface Found {
  rows: Int32Array;
  /**
   * For each value of `match`, the end of its rows: the index after the last one. Rows with the same value are in
   * ascending order.
   */
  ends: readonly number[];
}

export interface GameIndex {
  /** Finds the games that match a filter. */
  find(filter: GameFilter): GameList;
  /** Number of a vendor's games of a type. */
  countOf(gameType: GameType, vendorCode: string): number;
}

/**
 * Maximum number of cached results, because a player who reads several pages requests the same list again. Each takes
 * at most four bytes per game.
 */
const maxCachedLists = 32;

/**
 * Creates an index that finds and counts games among 100,000 in milliseconds. It stores one array for each field
 * instead of one object for each game.
 *
 * @param games in list order: by rank, then by id
 */
export function indexGames(games: readonly IndexedGame[]): GameIndex {
  const ids = Int32Array.from(games, ({ id }) => id);
  const listRanks = Int32Array.from(games, ({ rank }) => rank);
  const everyRow = Int32Array.from(games.keys());
  const gameTypes = column(games.map(({ gameType }) => gameType));
  const vendorCodes = column(games.map(({ vendorCode }) => vendorCode));
  const classifications = column(games.map(({ classification }) => classification));
  const areNew = Uint8Array.from(games, ({ isNew }) => Number(isNew));
  const minBets = Int32Array.from(games, ({ minBet }) => minBet);
  const lines = Int32Array.from(games, (game) => game.lines);
  const names = games.map(({ name, localNames }) => [name, ...Object.values(localNames)].map(toSearchName));
  const kinds = games.map(({ gameType, vendorName }) => kindNames(gameType, vendorName));
  const counts = new Map<string, number>();
  for (const { gameType, vendorCode } of games) {
    const key = `${gameType} ${vendorCode}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const cached = new Map<string, Found>();

  function search({ gameType, vendorCode, classification, isNew, stake, minLines, name }: GameFilter): Found {
    let rows: Int32Array = everyRow;
    if (vendorCode !== undefined) rows = narrowed(rows, vendorCodes.is(vendorCode));
    if (gameType !== undefined) rows = narrowed(rows, gameTypes.is(gameType));
    if (classification !== undefined) rows = narrowed(rows, classifications.is(classification));
    if (isNew) rows = narrowed(rows, (row) => areNew[row] === 1);
    if (stake !== undefined) rows = narrowed(rows, (row) => minBets[row]! <= stake);
    if (minLines !== undefined) rows = narrowed(rows, (row) => lines[row]! >= minLines);
    if (name === undefined) return { rows, ends: [rows.length] };
    const matches = rankByName(
      rows,
      name,
      (row) => names[row]!,
      (row) => kinds[row]!,
    );
    let end = 0;
    return { rows: Int32Array.from(matches.flat()), ends: matches.map(({ length }) => (end += length)) };
  }

  const isBehind = (row: number, { rank, id }: ListPosition) =>
    listRanks[row] === rank ? ids[row]! > id : listRanks[row]! > rank;

  return {
    find(filter) {
      const key = JSON.stringify(filter);
      const found = cached.get(key) ?? search(filter);
      // The least recently used result is dropped first.
      cached.delete(key);
      cached.set(key, found);
      if (cached.size > maxCachedLists) cached.delete(cached.keys().next().value!);
      const { rows, ends } = found;
      return {
        count: rows.length,
        slice: (start, end) => Array.from(rows.subarray(start, end), (row) => ids[row]!),
        positionAt(index) {
          const row = rows[index]!;
          return { match: ends.findIndex((end) => index < end), rank: listRanks[row]!, id: ids[row]! };
        },
        countTo(position) {
          const end = ends[position.match] ?? rows.length;
          return firstWhere(ends[position.match - 1] ?? 0, end, (index) => isBehind(rows[index]!, position));
        },
      };
    },
    countOf: (gameType, vendorCode) => counts.get(`${gameType} ${vendorCode}`) ?? 0,
  };
}

/**
 * Binary search: the first index from `start` up to `end` for which a monotonic condition is true; `end` if there is no
 * such index.
 */
function firstWhere(start: number, end: number, holds: (index: number) => boolean): number {
  let [low, high] = [start, end];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** The matching rows. The `filter` method of typed arrays takes several times as long. */
function narrowed(rows: Int32Array, fits: (row: number) => boolean): Int32Array {
  const found = new Int32Array(rows.length);
  let count = 0;
  for (const row of rows) if (fits(row)) found[count++] = row;
  return found.subarray(0, count);
}

/** A field with few distinct texts, stored as numbers. */
function column(texts: readonly string[]) {
  const numbers = new Map([...new Set(texts)].map((text, number) => [text, number]));
  const values = Uint16Array.from(texts, (text) => numbers.get(text)!);
  return {
    /** Whether a row has this text. */
    is(text: string): (row: number) => boolean {
      const wanted = numbers.get(text);
      return (row) => values[row] === wanted;
    },
  };
}
