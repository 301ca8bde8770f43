import { gameReturnItem } from '../storage/index.ts';
import { entryKey } from './entryKey.ts';

/**
 * Stores the target of a game's back link before the game opens in this tab: an address, and the history entry whose
 * return point is restored.
 *
 * @param key key of the history entry. Default: the current entry
 */
export function expectReturn(address: string, key = entryKey()): void {
  if (key !== undefined) gameReturnItem.write({ address, key });
}
