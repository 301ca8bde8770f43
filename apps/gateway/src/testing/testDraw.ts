import type { LotteryKind } from '@livery/api/contract';
import type { TestGateway } from './testGateway.ts';
import { drawResult } from '../lottery/drawResult.ts';
import type { DrawResult, Region } from '../lottery/lottery.ts';

/** A draw for bets of a test. It stays open until `endDraw`, and its result is known. */
export interface TestDraw {
  id: number;
  gameCode: string;
  issue: string;
  result: DrawResult;
}

/**
 * Reserves a lottery's open draw for a test: keeps it open for an hour, and listed before all later draws.
 * @param openFor another time, as an interval of PostgreSQL, for tests that move the clock.
 */
export async function reserveDraw({ sql }: TestGateway, gameCode: string, openFor = '1 hour'): Promise<TestDraw> {
  const [draw] = (await sql(
    `update draws set opens_at = now() - interval '1 hour', closes_at = now() + $2::interval, draws_at = now()
      where id = (select id from draws where game_code = $1 and status = 'open' and closes_at > now() order by draws_at limit 1) returning id::int, issue, seed`,
    [gameCode, openFor],
  )) as [{ id: number; issue: string; seed: Buffer }];
  const [game] = (await sql('select code, kind, region from lottery_games where code = $1', [gameCode])) as [
    { code: string; kind: LotteryKind; region: Region | null },
  ];
  return { id: draw.id, gameCode, issue: draw.issue, result: drawResult({ game, issue: draw.issue, seed: draw.seed }) };
}

/** Moves a draw's times into the past, so that the next run of the jobs draws it. */
export const endDraw = ({ sql }: TestGateway, { id }: TestDraw) =>
  sql(
    "update draws set closes_at = now() - interval '2 minutes', draws_at = now() - interval '1 minute' where id = $1",
    [id],
  );
