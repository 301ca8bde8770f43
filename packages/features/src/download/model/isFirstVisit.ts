import { firstVisitItem, hasVisitedItem } from '@livery/device/storage';

/**
 * Whether this visit is the player's first one on this device. A visit is a tab. The first call of a visit decides, so
 * that the answer does not change after a reload.
 */
export function isFirstVisit(): boolean {
  const known = firstVisitItem.read();
  if (known !== undefined) return known;
  const isFirst = !hasVisitedItem.read();
  firstVisitItem.write(isFirst);
  hasVisitedItem.write(true);
  return isFirst;
}
