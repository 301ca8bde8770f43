import type { Role } from '@livery/api/session';
import { paths } from '@livery/foundation/addresses';
import { ruleFor } from '@livery/foundation/roles';
import type { PublicMerchant } from '@livery/merchant';

/** Whether contracts are requested at all: somebody is signed in who may answer one, at a merchant that offers them. */
export function mayHaveContracts(role: Role, { AGENTPOLICY3 }: PublicMerchant['switches']): boolean {
  return AGENTPOLICY3 && ruleFor(paths.salaryContract, role) === 'open';
}
