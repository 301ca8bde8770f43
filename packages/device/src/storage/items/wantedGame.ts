import { defineItem } from '../defineItem.ts';
import * as storageKeys from '../keys.ts';
import { parseObject } from '../parsers.ts';

/** The game that a guest tapped. It opens after the login. */
export interface RequestedGame {
  /** The game from the catalogue. */
  game: { id: string };
}

export const requestedGameItem = defineItem<RequestedGame, undefined>({
  key: storageKeys.wantedGame,
  area: 'session',
  parse: parseObject<RequestedGame>(
    ({ game }) => typeof (game as Partial<RequestedGame['game']> | null)?.id === 'string',
  ),
  fallback: undefined,
});
