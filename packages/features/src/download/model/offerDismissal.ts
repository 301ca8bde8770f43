import { appOfferDismissedAtItem } from '@livery/device/storage';

/** Milliseconds during which a dismissed offer is not shown again: a week. */
const restMs = 7 * 24 * 60 * 60_000;

/** Whether the offer of the app was dismissed within the last week. */
export function isOfferDismissed(): boolean {
  const age = Date.now() - (appOfferDismissedAtItem.read() ?? Number.NaN);
  return age >= 0 && age < restMs;
}

export function storeOfferDismissed(): void {
  appOfferDismissedAtItem.write(Date.now());
}
