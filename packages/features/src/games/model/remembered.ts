import type { Game } from '@livery/api/games/gameLists';

interface Memory<Key, Value> {
  get: (key: Key) => Value | undefined;
  set: (key: Key, value: Value) => unknown;
}

const remember =
  <Key, Value extends NonNullable<unknown>>(make: (key: Key) => Value, memory: Memory<Key, Value>) =>
  (key: Key): Value => {
    const known = memory.get(key) ?? make(key);
    memory.set(key, known);
    return known;
  };

/** Caches the results of a function from text to text. */
export const remembered = (make: (text: string) => string) => remember(make, new Map<string, string>());

/** Caches the results of a function of a game, for as long as the game is in memory. */
export const rememberedByGame = <Value extends object>(make: (game: Game) => Value) =>
  remember(make, new WeakMap<Game, Value>());
