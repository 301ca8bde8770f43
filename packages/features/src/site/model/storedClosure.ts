import { closureItem, type StoredClosure } from '@livery/device/storage';
import type { SystemStatus } from '@livery/api/site/site';

/** The reason why the whole site is closed to players. */
export type Closure = StoredClosure['closure'];

/** The maximum age of a stored closure, in milliseconds. An older closure is ignored. */
const maximumAge = 24 * 3_600_000;

/**
 * Returns the reason of a closure; undefined if the site is open. Maintenance takes precedence over a restricted
 * region.
 */
export function closureOf({ isMaintenance, isRegionRestricted }: SystemStatus): Closure | undefined {
  if (isMaintenance) return 'maintenance';
  return isRegionRestricted ? 'regionRestriction' : undefined;
}

/** Stores the gateway's last reply for the start of the next visit. */
export function storeClosure(merchant: string, closure: Closure | undefined): void {
  if (closure === undefined) closureItem.remove();
  else closureItem.write({ merchant, closure, at: Date.now() });
}

/** Returns the stored closure of the gateway's last reply, if it is at most a day old by this device's clock. */
export function readStoredClosure(merchant: string): Closure | undefined {
  const stored = closureItem.read();
  const isFresh = stored !== undefined && Math.abs(Date.now() - stored.at) <= maximumAge;
  return isFresh && stored.merchant === merchant ? stored.closure : undefined;
}
