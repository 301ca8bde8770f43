import { gameReturnItem } from '../storage/index.ts';
import { entryKey } from './entryKey.ts';

/**
 * Stores the target of a game's back link before the game opens in this tab: an address, and the return point of a
 * history entry.
 *
 * @param key of that history entry; default: the current entry
 */
export function expectReturn(address: string, key = entryKey()): void {
  if (key !== undefined) gameReturnItem.write({ address, key });
}
