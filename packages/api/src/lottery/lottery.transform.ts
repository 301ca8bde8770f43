import type { InferOutput } from 'valibot';
import type { CallValue } from '../contract/call.ts';
import type { getLotteryGames, getLottList, lotteryValue } from '../contract/lottery.ts';

type LotteryOnWire = InferOutput<typeof lotteryValue>;
type GamesOnWire = CallValue<typeof getLotteryGames>;

export interface Lottery {
  /** Identity of the lottery. */
  code: string;
  name: string;
  kind: LotteryOnWire['kind'];
  category: LotteryOnWire['gameType'];
  /** Prize mode that the launcher opens it with. */
  prizeMode: LotteryOnWire['prizeMode'];
  vendorCode: string;
  vendorName: string;
  /** Of a Vietnamese lottery. */
  region?: LotteryOnWire['region'];
  /** Seconds from draw to draw; missing for a daily one. */
  intervalSeconds?: number;
  /** Time of a daily draw in Vietnam, such as "18:15". */
  drawTime?: string;
  /** Its tile among the games, where it has one. */
  gameNodeId?: string;
  gameId?: string;
  /** Contains "Entertainment" for entertainment lotteries. */
  lottoMode?: string;
}

/** A lottery with what can be played on it. */
export interface BettableLottery extends Lottery {
  plays: GamesOnWire['list'][number]['plays'];
}

export interface BettableLotteries {
  /** Amounts are decimal strings. */
  limits: GamesOnWire['limits'];
  lotteries: BettableLottery[];
}

export function toLotteries({ list }: CallValue<typeof getLottList>): Lottery[] {
  return list.map(toLottery);
}

export function toBettableLotteries({ limits, list }: GamesOnWire): BettableLotteries {
  return { limits, lotteries: list.map((value) => ({ ...toLottery(value), plays: value.plays })) };
}

function toLottery(value: LotteryOnWire): Lottery {
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
