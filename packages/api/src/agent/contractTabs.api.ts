import { contractsChangeItem } from '@livery/device/storage';
import { createTabChanges } from '../client/tabChanges.ts';

/** Keeps contracts equal in all tabs of a member: an answer in one tab invalidates the contracts in the others. */
export const { note: noteContractsChange, follow: followContracts } = createTabChanges(contractsChangeItem, [
  'Contracts',
]);
