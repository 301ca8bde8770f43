import type { Role } from '@livery/api/session';
import { paths } from '@livery/foundation/addresses';
import { ruleFor } from '@livery/foundation/roles';
import type { PublicMerchant } from '@livery/merchant';

/** Whether to request contracts: the merchant offers them, and the player has a role that may answer one. */
export function canHaveContracts(role: Role, { AGENTPOLICY3 }: PublicMerchant['switches']): boolean {
  return AGENTPOLICY3 && ruleFor(paths.salaryContract, role) === 'open';
}
