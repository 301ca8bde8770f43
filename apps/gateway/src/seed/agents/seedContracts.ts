import type { Merchant } from '@livery/merchant';
import { and, eq, inArray } from 'drizzle-orm';
import type { Queries } from '../../db/connect.ts';
import { agentContracts, type ContractTerms, members } from '../../db/schema/index.ts';
import { exponentOf, toMinorUnits } from '../../wallet/minorUnits.ts';

/** Seeds pending contracts: one of each kind for the demo agent and, offered by that agent, for a demo player. */
export async function seedContracts(tx: Queries, merchant: Merchant): Promise<void> {
  const asked = await tx
    .select({ id: members.id, username: members.username })
    .from(members)
    .where(and(eq(members.merchantCode, merchant.code), inArray(members.username, ['agent1', 'demo2'])));
  const rows = asked.flatMap(({ id, username }) =>
    Object.entries(termsFor(merchant)).map(([kind, terms], index) => ({
      memberId: id,
      kind: kind as keyof ReturnType<typeof termsFor>,
      terms,
      offeredBy: username === 'agent1' ? merchant.name : 'agent1',
      offeredAt: new Date(Date.now() - (index + 1) * 9 * 3_600_000),
    })),
  );
  if (rows.length > 0) await tx.insert(agentContracts).values(rows);
}

function termsFor(merchant: Merchant) {
  const units = (amount: number) => String(toMinorUnits(amount, exponentOf(merchant)));
  const steps = (...pairs: [turnover: number, pay: number][]) => ({
    steps: pairs.map(([turnover, pay]) => ({ turnover: units(turnover), pay: units(pay) })),
  });
  return {
    SALARY: steps([50_000, 100], [200_000, 500], [1_000_000, 3_000]),
    DIVIDEND: {
      period: 'MONTH',
      steps: [
        { netWin: units(10_000), rate: 500 },
        { netWin: units(50_000), rate: 800 },
        { netWin: units(250_000), rate: 1_200 },
      ],
    },
    HOUR: steps([5_000, 10], [25_000, 60]),
  } satisfies Record<typeof agentContracts.$inferInsert.kind, ContractTerms>;
}
