import type { InferOutput } from 'valibot';
import type { CallValue } from '../contract/call.ts';
import type { getDraws } from '../contract/lottery/getDraws.ts';
import type { getLotteryGames } from '../contract/lottery/getLotteryGames.ts';
import type { getLottList } from '../contract/lottery/getLottList.ts';
import type { getOpenedNumbers } from '../contract/lottery/getOpenedNumbers.ts';
import type { lotteryValue } from '../contract/lottery/lotteryValue.ts';
import { type Game, toGame } from '../games/games.transform.ts';

type LotteryOnWire = InferOutput<typeof lotteryValue>;
type OpenedOnWire = CallValue<typeof getOpenedNumbers>;
type GamesOnWire = CallValue<typeof getLotteryGames>;

export interface Lottery {
  /** Id of the lottery. */
  code: string;
  name: string;
  kind: LotteryOnWire['kind'];
  category: LotteryOnWire['gameType'];
  /** Prize mode for the launcher. */
  prizeMode: LotteryOnWire['prizeMode'];
  vendorCode: string;
  vendorName: string;
  /** Region of a Vietnamese lottery. */
  region?: LotteryOnWire['region'];
  /** Seconds between two draws; missing for a daily lottery. */
  intervalSeconds?: number;
  /** Time of a daily draw in Vietnam, for example "18:15". */
  drawTime?: string;
  /** Id of the lottery's tile among the games; missing if there is none. */
  gameNodeId?: string;
  gameId?: string;
  /** Contains "Entertainment" for entertainment lotteries. */
  lottoMode?: string;
}

/** A lottery with its plays. */
export interface BettableLottery extends Lottery {
  plays: GamesOnWire['list'][number]['plays'];
}

export interface BettableLotteries {
  /** Amounts are decimal strings. */
  limits: GamesOnWire['limits'];
  lotteries: BettableLottery[];
}

/** The numbers of a past draw. */
export interface DrawnNumbers {
  issue: string;
  /** Milliseconds since 1970, by the gateway's clock. */
  drawnAt: number;
  /** Numbers in drawn order. For a Vietnamese lottery, only the number of the special prize. */
  numbers: string[];
}

/** The draw that takes bets. Moments are milliseconds since 1970, by the gateway's clock. */
export interface OpenDraw {
  issue: string;
  opensAt: number;
  closesAt: number;
  drawsAt: number;
}

/** A lottery, its last numbers and the draw that takes bets. */
export interface OpenedLottery {
  code: string;
  name: string;
  kind: LotteryOnWire['kind'];
  category: LotteryOnWire['gameType'];
  /** Region of a Vietnamese lottery. */
  region?: LotteryOnWire['region'];
  last: DrawnNumbers;
  /** The draw that takes bets. Missing in a pause between two draws. */
  current?: OpenDraw;
  /** The lottery's tile among the games, with the lottery's name; missing if there is none. */
  game?: Game;
}

export interface OpenedNumbers {
  /** Milliseconds that the gateway's clock is ahead of this device's clock, which may be a day wrong. */
  clockOffset: number;
  lotteries: OpenedLottery[];
}

export function toOpenedNumbers({ serverTime, list }: OpenedOnWire): OpenedNumbers {
  return { clockOffset: Date.parse(serverTime) - Date.now(), lotteries: list.map(toOpenedLottery) };
}

function toOpenedLottery({
  gameCode,
  gameName,
  kind,
  gameType,
  region,
  current,
  game,
  ...last
}: OpenedOnWire['list'][number]): OpenedLottery {
  return {
    code: gameCode,
    name: gameName,
    kind,
    category: gameType,
    region,
    last: toDrawnNumbers(last),
    current: current && toOpenDraw(current),
    game: game && { ...toGame(game), name: gameName },
  };
}

export const toOpenDraw = ({
  issue,
  opensAt,
  closesAt,
  drawsAt,
}: NonNullable<OpenedOnWire['list'][number]['current']>): OpenDraw => ({
  issue,
  opensAt: Date.parse(opensAt),
  closesAt: Date.parse(closesAt),
  drawsAt: Date.parse(drawsAt),
});

export function toLotteryDraws({ content }: CallValue<typeof getDraws>): DrawnNumbers[] {
  return content.map(toDrawnNumbers);
}

const toDrawnNumbers = ({
  issue,
  drawnAt,
  numbers,
}: Pick<OpenedOnWire['list'][number], 'issue' | 'drawnAt' | 'numbers'>): DrawnNumbers => ({
  issue,
  drawnAt: Date.parse(drawnAt),
  numbers,
});

export function toLotteries({ list }: CallValue<typeof getLottList>): Lottery[] {
  return list.map(toLottery);
}

export function toBettableLotteries({ limits, list }: GamesOnWire): BettableLotteries {
  return { limits, lotteries: list.map((value) => ({ ...toLottery(value), plays: value.plays })) };
}

export function toLottery(value: LotteryOnWire): Lottery {
  return {
    code: value.gameCode,
    name: value.gameName,
    kind: value.kind,
    category: value.gameType,
    prizeMode: value.prizeMode,
    vendorCode: value.vassalage,
    vendorName: value.displayName,
    region: value.region,
    intervalSeconds: value.intervalSeconds,
    drawTime: value.drawTime,
    gameNodeId: value.nodeId,
    gameId: value.gameId,
    lottoMode: value.lottoMode,
  };
}
