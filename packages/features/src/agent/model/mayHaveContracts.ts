import type { SessionInfo } from '@livery/api/session';
import type { PublicMerchant } from '@livery/merchant';

/** Trial accounts of every kind: nobody offers them a contract. */
const withoutContracts: readonly number[] = [4, 40, 41, 42];

/** Whether contracts are asked for at all: somebody is signed in who may have one, in a merchant that makes them. */
export function mayHaveContracts(session: SessionInfo | null, { AGENTPOLICY3 }: PublicMerchant['switches']): boolean {
  return session !== null && AGENTPOLICY3 && !withoutContracts.includes(session.type);
}
