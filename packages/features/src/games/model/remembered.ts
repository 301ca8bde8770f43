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

/** The function, which makes a text of another one once. */
export const remembered = (make: (text: string) => string) => remember(make, new Map<string, string>());

/** The function, which makes something of a game once, for as long as the game is in memory. */
export const rememberedByGame = <Value extends object>(make: (game: Game) => Value) =>
  remember(make, new WeakMap<Game, Value>());
