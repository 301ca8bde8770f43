import { contractsChangeItem } from '@livery/device/storage';
import { createTabChanges } from '../client/tabChanges.ts';

/** Contracts in the person's tabs: one that is answered in one of them is so in the others. */
export const { note: noteContractsChange, follow: followContracts } = createTabChanges(contractsChangeItem, [
  'Contracts',
]);
