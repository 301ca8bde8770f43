import { defineItem } from '../defineItem.ts';
import * as storageKeys from '../keys.ts';
import { parseObject } from '../parsers.ts';

/** The game that a guest tapped, to open after the login. */
export interface WantedGame {
  /** The game from the catalogue. */
  game: { id: string };
}

export const wantedGameItem = defineItem<WantedGame, undefined>({
  key: storageKeys.wantedGame,
  area: 'session',
  parse: parseObject<WantedGame>(({ game }) => typeof (game as Partial<WantedGame['game']> | null)?.id === 'string'),
  fallback: undefined,
});
