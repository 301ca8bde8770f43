import type { LotteryKind } from '@livery/api/contract';
import type { TestGateway } from './testGateway.ts';
import { drawResult } from '../lottery/drawResult.ts';
import type { DrawResult, Region } from '../lottery/lottery.ts';

/** A draw that a test bets on: it stays open until the test says otherwise, and its numbers are known beforehand. */
export interface TestDraw {
  id: number;
  gameCode: string;
  issue: string;
  result: DrawResult;
}

/** The draw of a lottery that takes bets now, kept open for an hour, and listed before every later one. */
export async function reserveDraw({ sql }: TestGateway, gameCode: string): Promise<TestDraw> {
  const [draw] = (await sql(
    `update draws set opens_at = now() - interval '1 hour', closes_at = now() + interval '1 hour', draws_at = now()
      where id = (select id from draws where game_code = $1 and status = 'open' and closes_at > now() order by draws_at limit 1) returning id::int, issue, seed`,
    [gameCode],
  )) as [{ id: number; issue: string; seed: Buffer }];
  const [game] = (await sql('select code, kind, region from lottery_games where code = $1', [gameCode])) as [
    { code: string; kind: LotteryKind; region: Region | null },
  ];
  return { id: draw.id, gameCode, issue: draw.issue, result: drawResult({ game, issue: draw.issue, seed: draw.seed }) };
}

/** Lets a draw's time be over, as if nobody had looked for a while. */
export const endDraw = ({ sql }: TestGateway, { id }: TestDraw) =>
  sql(
    "update draws set closes_at = now() - interval '2 minutes', draws_at = now() - interval '1 minute' where id = $1",
    [id],
  );
