import type { GameType } from '../pictureTypes.ts';

/** The five games that can be played. */
export type PlayKind = 'reels' | 'fish' | 'cards' | 'penalty' | 'numbers';

/** The kind of game by game type. */
export const playKindOf: Readonly<Record<GameType, PlayKind>> = {
  RNG: 'reels',
  FISH: 'fish',
  LIVE: 'cards',
  PVP: 'cards',
  SPORTS: 'penalty',
  ELOTT: 'numbers',
  LOTT: 'numbers',
};
