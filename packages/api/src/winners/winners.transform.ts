import type { CallValue } from '../contract/call.ts';
import type { getRankList } from '../contract/winners/getRankList.ts';
import type { getWinnerBoard } from '../contract/winners/getWinnerBoard.ts';
import { type Game, toGame } from '../games/games.transform.ts';

/** What someone won a moment ago. */
export interface Win {
  /** Unique on the board. */
  id: string;
  /** Masked, such as "a***7". */
  name: string;
  /** Decimal text. */
  amount: string;
  /** Milliseconds since 1970, by the gateway's clock. */
  at: number;
  game: Game;
}

export interface WinnerBoard {
  /** The gateway's clock less this device's when the answer came, in milliseconds: a phone may be a day off. */
  clockOffset: number;
  /** The newest first. */
  wins: Win[];
}

export type RankPeriod = CallValue<typeof getRankList>['period'];

/** What someone won in a period. */
export interface RankedWinner {
  /** From 1. */
  rank: number;
  /** Masked, such as "a***7". */
  name: string;
  /** Decimal text. */
  amount: string;
  /** File of the picture that the player chose; see `memberPicture`. */
  headIcon?: string;
}

export function toWinnerBoard({ serverTime, list }: CallValue<typeof getWinnerBoard>): WinnerBoard {
  return {
    clockOffset: Date.parse(serverTime) - Date.now(),
    wins: list.map(({ name, amount, at, game }) => ({
      id: `${at} ${name} ${game.nodeId} ${amount}`,
      name,
      amount,
      at: Date.parse(at),
      game: toGame(game),
    })),
  };
}

export function toRankedWinners({ list }: CallValue<typeof getRankList>): RankedWinner[] {
  return list.map(({ rank, name, amount, headIcon }) => ({ rank, name, amount, ...(headIcon && { headIcon }) }));
}
