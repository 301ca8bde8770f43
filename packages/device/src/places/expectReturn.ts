import { gameReturnItem } from '../storage/index.ts';
import { entryKey } from './entryKey.ts';

/** Remembers, before a game opens in this tab, that its way out leads back to an address at the current place. */
export function expectReturn(address: string): void {
  const key = entryKey();
  if (key !== undefined) gameReturnItem.write({ address, key });
}
