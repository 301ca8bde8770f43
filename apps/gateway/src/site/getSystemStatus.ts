import { inArray } from 'drizzle-orm';
import { sandboxSwitches } from '../db/schema/index.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';

/** The sandbox is never under maintenance by itself: its switches say so, where they stage anything. */
export async function getSystemStatus({ db, merchant, hasSwitches }: ContextOf<'getSystemStatus'>): Promise<ValueOf<'getSystemStatus'>> {
  const set = !hasSwitches ? [] : await db.select({ kind: sandboxSwitches.kind }).from(sandboxSwitches).where(inArray(sandboxSwitches.merchantCode, ['', merchant.code]));
  const isSet = (kind: (typeof set)[number]['kind']) => set.some((one) => one.kind === kind);
  return { maintenance: isSet('maintenance'), regionRestriction: isSet('regionRestriction'), serverTime: new Date().toISOString() };
}
