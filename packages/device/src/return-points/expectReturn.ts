import { gameReturnItem } from '../storage/index.ts';
import { entryKey } from './entryKey.ts';

/**
 * Remembers, before a game opens in this tab, that its way out leads back to an address and to the return point of a
 * history entry.
 *
 * @param key of that history entry; without one, the entry on show
 */
export function expectReturn(address: string, key = entryKey()): void {
  if (key !== undefined) gameReturnItem.write({ address, key });
}
