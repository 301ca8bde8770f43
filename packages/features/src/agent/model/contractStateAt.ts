import type { AgentContract } from '@livery/api/agent/contracts';

/** How it stands with a contract at a moment, in milliseconds since 1970: what waited too long has run out. */
export function contractStateAt({ state, offer }: AgentContract, now: number): AgentContract['state'] {
  const isLate = offer?.validUntil !== undefined && Date.parse(offer.validUntil) <= now;
  return state === 'PENDING' && isLate ? 'EXPIRED' : state;
}
