import type { SiteClosure } from '@livery/api/contract';
import { inArray } from 'drizzle-orm';
import { sandboxSwitches } from '../db/schema/index.ts';
import type { ContextOf, ValueOf } from '../http/callContext.ts';

/**
 * Returns the state of the site. The sandbox's switches, or the caller's `Sandbox-Site` header, set maintenance and
 * region restriction if switches are allowed.
 */
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
