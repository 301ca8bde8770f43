import type { AgentContract } from '@livery/api/agent/contracts';

/** The state of a contract at a time in milliseconds since 1970. A pending offer past its end is 'EXPIRED'. */
export function contractStateAt({ state, offer }: AgentContract, now: number): AgentContract['state'] {
  const isLate = offer?.validUntil !== undefined && Date.parse(offer.validUntil) <= now;
  return state === 'PENDING' && isLate ? 'EXPIRED' : state;
}
