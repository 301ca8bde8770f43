import { asc, eq } from 'drizzle-orm';
import { helpEntries } from '../db/schema/index.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';
import { localised } from '../http/localised.ts';

export async function getHelp(context: ContextOf<'getHelp'>): Promise<ValueOf<'getHelp'>> {
  const { db, merchant } = context;
  const rows = await db
    .select()
    .from(helpEntries)
    .where(eq(helpEntries.merchantCode, merchant.code))
    .orderBy(asc(helpEntries.rank), asc(helpEntries.id));
  const pageOf = (row: (typeof rows)[number]) => ({
    title: localised(row.title, context),
    content: localised(row.content, context),
  });
  return rows
    .filter((row) => row.parentId === null)
    .map((row) => {
      const children = rows.filter((child) => child.parentId === row.id).map(pageOf);
      return { ...pageOf(row), ...(children.length > 0 && { children }) };
    });
}
