import type { GameType } from '../pictureTypes.ts';

/** The five little games. */
export type PlayKind = 'reels' | 'fish' | 'cards' | 'penalty' | 'numbers';

/** Which of them stands for which games. */
export const playKindOf: Readonly<Record<GameType, PlayKind>> = {
  RNG: 'reels',
  FISH: 'fish',
  LIVE: 'cards',
  PVP: 'cards',
  SPORTS: 'penalty',
  ELOTT: 'numbers',
  LOTT: 'numbers',
};
