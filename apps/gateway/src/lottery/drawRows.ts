import { and, eq, gt, inArray, lte, sql } from 'drizzle-orm';
import type { Queries } from '../db/connect.ts';
import { draws } from '../db/schema/index.ts';

type Draw = typeof draws.$inferSelect;

/** A future draw as the API returns it, without its seed. */
export const upcomingDrawValueOf = ({
  issue,
  opensAt,
  closesAt,
  drawsAt,
  commitment,
}: Pick<Draw, 'issue' | 'opensAt' | 'closesAt' | 'drawsAt' | 'commitment'>) => ({
  issue,
  opensAt: opensAt.toISOString(),
  closesAt: closesAt.toISOString(),
  drawsAt: drawsAt.toISOString(),
  commitment: commitment.toString('hex'),
});

/** The numbers of a past draw as the API returns them. */
export function drawnNumbersOf({ issue, drawnAt, result }: Pick<Draw, 'issue' | 'drawnAt' | 'result'>) {
  if (drawnAt === null || result === null) throw new Error(`The draw ${issue} has no numbers.`);
  return { issue, drawnAt: drawnAt.toISOString(), ...result };
}

/** The draws that take bets now, by lottery. */
export async function currentDraws(
  db: Queries,
  codes: readonly string[],
): Promise<ReadonlyMap<string, ReturnType<typeof upcomingDrawValueOf>>> {
  if (codes.length === 0) return new Map();
  const found = await db
    .select()
    .from(draws)
    .where(
      and(
        inArray(draws.gameCode, [...codes]),
        eq(draws.status, 'open'),
        lte(draws.opensAt, sql`now()`),
        gt(draws.closesAt, sql`now()`),
      ),
    );
  return new Map(found.map((draw) => [draw.gameCode, upcomingDrawValueOf(draw)]));
}

export const drawnStates = ['drawn', 'settled'] as const;
