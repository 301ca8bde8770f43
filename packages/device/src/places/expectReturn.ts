import { gameReturnItem } from '../storage/index.ts';
import { entryKey } from './entryKey.ts';

/**
 * Remembers, before a game opens in this tab, that its way out leads back to an address at a place.
 *
 * @param key of the history entry whose place it is; without one, that on show
 */
export function expectReturn(address: string, key = entryKey()): void {
  if (key !== undefined) gameReturnItem.write({ address, key });
}
