import type { LotteryListAddress } from './listAddress.ts';

/** The texts that name groups of lotteries. */
export const groupNames = {
  numero: 'kindNumero',
  vn: 'kindVn',
  keno: 'kindKeno',
  dice: 'kindDice',
  race: 'kindRace',
  bingo: 'kindBingo',
  eleven: 'kindEleven',
  NORTH: 'regionNorth',
  CENTRE: 'regionCentre',
  SOUTH: 'regionSouth',
} as const satisfies Readonly<Record<NonNullable<LotteryListAddress['group']>, string>>;
