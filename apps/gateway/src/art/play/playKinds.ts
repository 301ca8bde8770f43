import type { GameType } from '../pictureTypes.ts';

/** The six games that can be played. */
export type PlayKind = 'reels' | 'fish' | 'cards' | 'wheel' | 'penalty' | 'numbers';

/** The kind of game by game type. */
const kindOfType: Readonly<Record<GameType, PlayKind>> = {
  RNG: 'reels',
  FISH: 'fish',
  LIVE: 'cards',
  PVP: 'cards',
  SPORTS: 'penalty',
  ELOTT: 'numbers',
  LOTT: 'numbers',
};

/** The kind of a game: roulette is a wheel, all others depend on the game type. */
export const playKindOf = ({ gameType, classification }: { gameType: GameType; classification: string }): PlayKind =>
  classification === 'roulette' ? 'wheel' : kindOfType[gameType];
