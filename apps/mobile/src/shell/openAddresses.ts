import type { Role } from '@livery/api/session';
import type { PublicMerchant } from '@livery/merchant';
import { type Row, rowOf, ruleAt } from './row.ts';

interface Viewer {
  switches: PublicMerchant['switches'];
  role: Role;
}

/** Creates the value of `OpenAddresses` for a table of addresses and a viewer. */
export function openAddresses(table: readonly Row[], { switches, role }: Viewer): (address: string) => boolean {
  return (address) => {
    const row = rowOf(table, address.split(/[?#]/, 1)[0]!, switches);
    const rule = ruleAt(row, role);
    return !row?.screen.isMissing?.(switches) && (rule === 'open' || rule === 'login');
  };
}
