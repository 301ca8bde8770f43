import { callsWithoutScreen, requiredCalls } from '@livery/api/client-tools';
import { areas, type AreaName, type Call, type CallName, calls } from '@livery/api/contract';
import type { Target } from '../wire/exchange.ts';
import type { Sent } from '../wire/sent.ts';
import { checkCall, type MinimumFinding } from './checkCall.ts';

/**
 * Looks for calls that are not required but that a screen makes. A call that only reads is made with a usual request. A
 * call that changes something is sent without a session and without content, so that any gateway that offers it rejects
 * it.
 * @param token undefined if no member is given. Calls of members are then rejected, and the rejection shows that they
 * are offered
 */
export async function findOptionalCalls(target: Target, token: string | undefined): Promise<MinimumFinding[]> {
  const findings: MinimumFinding[] = [];
  for (const area of Object.keys(areas) as AreaName[]) {
    const requests = areas[area].requests as Partial<Record<string, Sent>>;
    for (const name of Object.keys(areas[area].calls) as CallName[]) {
      if (isSkipped(calls[name])) continue;
      const sent = calls[name].method === 'GET' ? { ...requests[name], token } : { key: null };
      findings.push((await checkCall(target, name, sent)).finding);
    }
  }
  return findings;
}

const skipped: readonly CallName[] = [...requiredCalls, ...callsWithoutScreen];

/** Whether a call is skipped: it is required, no screen makes it, or its empty request could have an effect. */
const isSkipped = (call: Call): boolean =>
  (skipped as readonly string[]).includes(call.name) ||
  (call.method !== 'GET' && call.access === 'anyone' && !hasRequiredField(call));

function hasRequiredField({ body }: Call): boolean {
  const { entries = {} } = (body ?? {}) as { entries?: Readonly<Record<string, { type: string }>> };
  return Object.values(entries).some(({ type }) => type !== 'optional');
}
