import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import { agentStatementItems, agentStatements, type LocalText } from '../db/schema/index.ts';
import { toPage, pageRange } from '../http/toPage.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { localised } from '../http/localised.ts';
import { requireSession } from '../auth/sessions.ts';
import { exponentOf, toDecimal } from '../wallet/minorUnits.ts';
import { toPercent } from './rates.ts';

const labels: Record<typeof agentStatementItems.$inferSelect.about, LocalText> = {
  LEVEL: {
    EN: 'Level {n}',
    BN: 'স্তর {n}',
    UR: 'درجہ {n}',
    PT: 'Nível {n}',
    KO: '{n}단계',
    MY: 'အဆင့် {n}',
    TY: 'Antas {n}',
  },
  WEEK: {
    EN: 'Week {n}',
    BN: 'সপ্তাহ {n}',
    UR: 'ہفتہ {n}',
    PT: 'Semana {n}',
    KO: '{n}주차',
    MY: 'အပတ် {n}',
    TY: 'Linggo {n}',
  },
};

/** Creates the handler that lists one kind of statement by page. The three calls differ only in the kind. */
const listStatements = (kind: typeof agentStatements.$inferSelect.kind) =>
  async function listKind(context: ContextOf<'getRebates'>): Promise<ValueOf<'getRebates'>> {
    const { db, merchant, query } = context;
    const isOwn = and(eq(agentStatements.memberId, requireSession(context).memberId), eq(agentStatements.kind, kind));
    const { limit, offset } = pageRange(query);
    const [rows, [total]] = await Promise.all([
      db.select().from(agentStatements).where(isOwn).orderBy(desc(agentStatements.month)).limit(limit).offset(offset),
      db.select({ count: count() }).from(agentStatements).where(isOwn),
    ]);
    const items = await db
      .select()
      .from(agentStatementItems)
      .where(
        inArray(
          agentStatementItems.statementId,
          rows.map(({ id }) => id),
        ),
      )
      .orderBy(asc(agentStatementItems.statementId), asc(agentStatementItems.line));
    const shown = (amount: bigint) => toDecimal(amount, exponentOf(merchant));
    const content = rows.map(({ id, month, state, paidAt }) => {
      const own = items.filter(({ statementId }) => statementId === id);
      return {
        id: String(id),
        month: month.slice(0, 7),
        state,
        ...(paidAt !== null && { paidAt: paidAt.toISOString() }),
        amount: shown(own.reduce((sum, { amount }) => sum + amount, 0n)),
        items: own.map(({ about, nth, base, rate, amount }) => ({
          label: localised(labels[about], context, { n: nth }),
          base: shown(base),
          rate: toPercent(rate),
          amount: shown(amount),
        })),
      };
    });
    return toPage(content, total!.count, query);
  };

export const getRebates = listStatements('REBATE');
export const getSalary = listStatements('SALARY');
export const getDividend = listStatements('DIVIDEND');
