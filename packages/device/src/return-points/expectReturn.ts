import { gameReturnItem } from '../storage/index.ts';
import { entryKey } from './entryKey.ts';

/**
 * Stores, before a game opens in this tab, that its back link leads to an address and to the return point of a history
 * entry.
 *
 * @param key of that history entry; default: the current entry
 */
export function expectReturn(address: string, key = entryKey()): void {
  if (key !== undefined) gameReturnItem.write({ address, key });
}
