import type { SessionInfo } from '@livery/api/session';
import type { PublicMerchant } from '@livery/merchant';

/** Trial accounts of every kind: nobody offers them a contract. */
const withoutContracts: readonly number[] = [4, 40, 41, 42];

/** Whether contracts are requested at all: somebody is signed in who may have one, at a merchant that offers them. */
export function mayHaveContracts(session: SessionInfo | null, { AGENTPOLICY3 }: PublicMerchant['switches']): boolean {
  return session !== null && AGENTPOLICY3 && !withoutContracts.includes(session.type);
}
