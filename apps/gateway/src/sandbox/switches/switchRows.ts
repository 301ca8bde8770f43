import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../db/connect.ts';
import { sandboxSwitches } from '../../db/schema/index.ts';
import type { SandboxSwitch, SwitchKind } from './sandboxSwitch.ts';

/** Identifies a switch: there is one of each kind for a merchant and call. If missing: all merchants, all calls. */
export interface SwitchScope {
  kind: SwitchKind;
  merchant?: string | undefined;
  call?: string | undefined;
}

const rowOf = ({ kind, merchant = '', call = '' }: SwitchScope) =>
  and(eq(sandboxSwitches.kind, kind), eq(sandboxSwitches.merchantCode, merchant), eq(sandboxSwitches.call, call));

/** All active switches, the oldest first. */
export async function listSwitches(db: Queries): Promise<SandboxSwitch[]> {
  const rows = await db
    .select({ setting: sandboxSwitches.setting })
    .from(sandboxSwitches)
    .orderBy(asc(sandboxSwitches.setAt), sandboxSwitches.kind);
  return rows.map(({ setting }) => setting);
}

/** Sets a switch and replaces the one of the same scope. Its count starts at 0. */
export async function setSwitch(db: Queries, setting: SandboxSwitch): Promise<void> {
  const place: SwitchScope = setting;
  const changed = { setting, met: 0, setAt: sql`now()` };
  await db
    .insert(sandboxSwitches)
    .values({ kind: setting.kind, merchantCode: place.merchant ?? '', call: place.call ?? '', ...changed })
    .onConflictDoUpdate({
      target: [sandboxSwitches.kind, sandboxSwitches.merchantCode, sandboxSwitches.call],
      set: changed,
    });
}

/** Removes the switch of a scope; all switches without a scope. */
export async function removeSwitches(db: Queries, { kind, ...where }: Partial<SwitchScope>): Promise<void> {
  await db.delete(sandboxSwitches).where(kind && rowOf({ kind, ...where }));
}

/**
 * Counts a request that matches a switch, over all gateways.
 * @returns the count; 0 if the switch was removed.
 */
export async function countMatch(db: Queries, place: SwitchScope): Promise<number> {
  const [row] = await db
    .update(sandboxSwitches)
    .set({ met: sql`${sandboxSwitches.met} + 1` })
    .where(rowOf(place))
    .returning({ met: sandboxSwitches.met });
  return row?.met ?? 0;
}
