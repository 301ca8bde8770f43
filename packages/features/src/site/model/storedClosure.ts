import { safeLocalStorage } from '@livery/device/storage';
import type { SystemStatus } from '@livery/api/site';

/** What keeps players out of the whole house. */
export type Closure = 'maintenance' | 'regionRestriction';

/** Milliseconds for which a kept status counts before it was asked for again. A phone whose clock is off asks first. */
const longestKept = 24 * 3_600_000;

/** Maintenance goes before a restricted region. Undefined: the house is open. */
export function closureOf({ isMaintenance, isRegionRestricted }: SystemStatus): Closure | undefined {
  if (isMaintenance) return 'maintenance';
  return isRegionRestricted ? 'regionRestriction' : undefined;
}

/**
 * Why the house was closed when it was last asked, at most a day ago. Reads what the client kept of the status call, by
 * hand: this runs at every start, and neither the call nor its schema should come along.
 */
export function readStoredClosure(merchantCode: string): Closure | undefined {
  try {
    const [owner, { maintenance, regionRestriction, serverTime }] = JSON.parse(safeLocalStorage.get('status')!) as [
      string,
      Record<string, unknown>,
    ];
    const isFresh = Math.abs(Date.now() - Date.parse(serverTime as string)) <= longestKept;
    if (!isFresh || !owner.startsWith(`["${merchantCode}"`)) return undefined;
    return closureOf({ isMaintenance: maintenance === true, isRegionRestricted: regionRestriction === true });
  } catch {
    // Nothing there, or nothing that the client wrote.
    return undefined;
  }
}
