import { closureItem, type StoredClosure } from '@livery/device/storage';
import type { SystemStatus } from '@livery/api/site/site';

/** Why the whole site is closed to players. */
export type Closure = StoredClosure['closure'];

/** Milliseconds for which a stored closure counts before the gateway is asked again. */
const maximumAge = 24 * 3_600_000;

/** Maintenance takes precedence over a restricted region. Undefined: the site is open. */
export function closureOf({ isMaintenance, isRegionRestricted }: SystemStatus): Closure | undefined {
  if (isMaintenance) return 'maintenance';
  return isRegionRestricted ? 'regionRestriction' : undefined;
}

/** Stores what the gateway said last, for the start of the next visit. */
export function storeClosure(merchant: string, closure: Closure | undefined): void {
  if (closure === undefined) closureItem.remove();
  else closureItem.write({ merchant, closure, at: Date.now() });
}

/** Why the site was closed when the gateway last said so, if that was at most a day ago by this device's clock. */
export function readStoredClosure(merchant: string): Closure | undefined {
  const stored = closureItem.read();
  const isFresh = stored !== undefined && Math.abs(Date.now() - stored.at) <= maximumAge;
  return isFresh && stored.merchant === merchant ? stored.closure : undefined;
}
