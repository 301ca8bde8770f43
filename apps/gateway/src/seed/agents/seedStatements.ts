import type { Merchant } from '@livery/merchant';
import { monthAfter } from '../../agent/calendar.ts';
import type { Queries } from '../../db/connect.ts';
import { agentStatementItems, agentStatements } from '../../db/schema/index.ts';
import { type HistoricalMovement, postHistory } from '../money/postHistory.ts';
import type { DownlineMember } from './makeDownline.ts';
import type { DayFigures } from './makeFigures.ts';
import { type BelowDay, makeStatements } from './makeStatements.ts';

interface Tree {
  downline: readonly DownlineMember[];
  days: readonly DayFigures[];
  /** Row ids by index in the downline. */
  ids: ReadonlyMap<number, number>;
  agentId: number;
  today: string;
  pastMonths: number;
}

/** Seeds monthly statements of every agent of a downline. Paid statements are also posted to the ledger. */
export async function seedStatements(
  tx: Queries,
  merchant: Merchant,
  { downline, days, ids, agentId, today, pastMonths }: Tree,
): Promise<void> {
  const agents = [
    { place: undefined, id: agentId },
    ...downline.flatMap(({ isAgent }, place) => (isAgent && ids.has(place) ? [{ place, id: ids.get(place)! }] : [])),
  ];
  const made = agents.flatMap(({ place, id }) => {
    const below = daysBelow(
      place,
      downline,
      days.filter(({ member }) => ids.has(member)),
    );
    return Array.from({ length: pastMonths }, (_one, index) => index + 1).flatMap((monthsAgo) => {
      const month = monthAfter(today, -monthsAgo);
      const ofMonth = below.filter(({ figures }) => figures.day.startsWith(month.slice(0, 7)));
      const paidAt = new Date(`${monthAfter(month, 1).slice(0, 8)}05T06:00:00Z`);
      return makeStatements(ofMonth, monthsAgo).map((statement) => ({
        ...statement,
        memberId: id,
        month,
        paidAt: statement.state === 'PAID' ? paidAt : null,
      }));
    });
  });
  const written = await tx
    .insert(agentStatements)
    .values(made.map(({ items: _items, ...statement }) => statement))
    .returning({ id: agentStatements.id });
  await tx
    .insert(agentStatementItems)
    .values(
      made.flatMap(({ items }, index) =>
        items.map((item, line) => ({ ...item, line, statementId: written[index]!.id })),
      ),
    );
  const paid = made.flatMap(({ memberId, paidAt, items }, index): HistoricalMovement[] => {
    const amount = items.reduce((sum, item) => sum + item.amount, 0n);
    if (paidAt === null || amount <= 0n) return [];
    return [
      {
        at: paidAt,
        kind: 'COMMISSION',
        reference: `statement ${written[index]!.id}`,
        from: { memberId: null, code: 'AGENTS' },
        to: { memberId, code: 'MAIN' },
        amount,
      },
    ];
  });
  await postHistory(tx, merchant, paid);
}

/** Figures of all members below a member of the downline, or below the agent at its top, with their level. */
function daysBelow(
  place: number | undefined,
  downline: readonly DownlineMember[],
  days: readonly DayFigures[],
): BelowDay[] {
  const levels = downline.map((one) => {
    let level = 1;
    for (let upline = one.upline; upline !== place; level++) {
      if (upline === undefined) return 0;
      upline = downline[upline]!.upline;
    }
    return level;
  });
  return days.flatMap((figures) => (levels[figures.member]! > 0 ? [{ level: levels[figures.member]!, figures }] : []));
}
