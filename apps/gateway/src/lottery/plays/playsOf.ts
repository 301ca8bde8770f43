import type { LotteryGame } from '../lottery.ts';
import { bingoPlays } from './bingoPlays.ts';
import { dicePlays } from './dicePlays.ts';
import { elevenPlays } from './elevenPlays.ts';
import { kenoPlays } from './kenoPlays.ts';
import { numeroPlays } from './numeroPlays.ts';
import type { Play } from './play.ts';
import { racePlays } from './racePlays.ts';
import { northPlays, southPlays } from './vnPlays.ts';

/** The plays of a lottery, in display order. */
export function playsOf({ kind, region }: Pick<LotteryGame, 'kind' | 'region'>): readonly Play[] {
  switch (kind) {
    case 'numero':
      return numeroPlays;
    case 'vn':
      return region === 'NORTH' ? northPlays : southPlays;
    case 'keno':
      return kenoPlays;
    case 'dice':
      return dicePlays;
    case 'race':
      return racePlays;
    case 'bingo':
      return bingoPlays;
    case 'eleven':
      return elevenPlays;
  }
}
