import { laterKeys, safeLocalStorage } from '@livery/device/storage';

/** Milliseconds for which an offer that was waved away stays away. */
const restMs = 7 * 24 * 60 * 60_000;

export function isOfferDismissed(): boolean {
  const age = Date.now() - Number(safeLocalStorage.get(laterKeys.appOfferClosedAt) ?? Number.NaN);
  return age >= 0 && age < restMs;
}

export function storeOfferDismissed(): void {
  safeLocalStorage.set(laterKeys.appOfferClosedAt, String(Date.now()));
}
