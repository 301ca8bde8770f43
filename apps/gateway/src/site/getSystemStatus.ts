import type { SiteClosure } from '@livery/api/contract';
import { inArray } from 'drizzle-orm';
import { sandboxSwitches } from '../db/schema/index.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';

/** The sandbox is never under maintenance by itself: its switches say so, or the caller's own header, where they stage anything. */
export async function getSystemStatus({
  db,
  merchant,
  hasSwitches,
  caller,
}: ContextOf<'getSystemStatus'>): Promise<ValueOf<'getSystemStatus'>> {
  const set = !hasSwitches
    ? []
    : await db
        .select({ kind: sandboxSwitches.kind })
        .from(sandboxSwitches)
        .where(inArray(sandboxSwitches.merchantCode, ['', merchant.code]));
  const isSet = (state: SiteClosure) =>
    hasSwitches && (caller.site.includes(state) || set.some(({ kind }) => kind === state));
  return {
    maintenance: isSet('maintenance'),
    regionRestriction: isSet('regionRestriction'),
    serverTime: new Date().toISOString(),
  };
}
