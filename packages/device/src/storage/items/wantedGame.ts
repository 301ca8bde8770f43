import { defineItem } from '../defineItem.ts';
import * as storageKeys from '../keys.ts';
import { parseObject } from '../parsers.ts';

/** The game that a guest tapped, to open once they are signed in. */
export interface WantedGame {
  /** As the catalogue gives it. */
  game: { id: string };
}

export const wantedGameItem = defineItem<WantedGame, undefined>({
  key: storageKeys.wantedGame,
  area: 'session',
  parse: parseObject<WantedGame>(({ game }) => typeof (game as Partial<WantedGame['game']> | null)?.id === 'string'),
  fallback: undefined,
});
