import type { CallValue } from '../contract/call.ts';
import type { getRankList } from '../contract/winners/getRankList.ts';
import type { getWinnerBoard } from '../contract/winners/getWinnerBoard.ts';
import { type Game, toGame } from '../games/games.transform.ts';

/** A recent win of a player. */
export interface Win {
  /** Id that is unique on the board. */
  id: string;
  /** Masked, for example "a***7". */
  name: string;
  /** Decimal string. */
  amount: string;
  /** Milliseconds since 1970, by the gateway's clock. */
  at: number;
  game: Game;
}

export interface WinnerBoard {
  /** Milliseconds that the gateway's clock is ahead of this device's clock, which may be a day wrong. */
  clockOffset: number;
  /** Newest first. */
  wins: Win[];
}

export type RankPeriod = CallValue<typeof getRankList>['period'];

/** A player's winnings in a period. */
export interface RankedWinner {
  /** Position in the ranking, starting at 1. */
  rank: number;
  /** Masked, for example "a***7". */
  name: string;
  /** Decimal string. */
  amount: string;
  /** File of the player's picture; see `memberPicture`. */
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
