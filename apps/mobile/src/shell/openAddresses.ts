import type { PublicMerchant } from '@livery/merchant';
import { type Row, rowOf } from './row.ts';

interface Viewer {
  switches: PublicMerchant['switches'];
  /** Signed in with a real account. */
  isMember: boolean;
}

/** The value of `OpenAddresses` for a table of addresses and whoever looks at it. */
export function openAddresses(table: readonly Row[], { switches, isMember }: Viewer): (address: string) => boolean {
  return (address) => {
    const row = rowOf(table, address.split(/[?#]/, 1)[0]!, switches);
    return row !== undefined && row.screen.isMissing !== true && !(row.access === 'guest' && isMember);
  };
}
