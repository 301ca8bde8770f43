import { setTimeout as sleep } from 'node:timers/promises';
import { type Call, calls, type SiteClosure } from '@livery/api/contract';
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Database } from '../../db/connect.ts';
import { CallFailure } from '../../http/callFailure.ts';
import { siteOf } from '../../http/caller.ts';
import type { FaultInjector } from '../../http/mountCalls.ts';
import { malformedReply } from './malformedReply.ts';
import type { SwitchOf } from './sandboxSwitch.ts';
import type { SwitchCache } from './switchCache.ts';
import { countMatch, type SwitchScope } from './switchRows.ts';

/**
 * Creates the function that answers calls with the active switches. Without switches, a request costs one lookup in
 * memory.
 * @param pause waits the milliseconds of a latency switch.
 */
export function createFaultInjector(
  db: Database,
  switches: SwitchCache,
  pause: (ms: number) => Promise<unknown> = sleep,
): FaultInjector {
  return async ({ merchant, name }, answer, context) => {
    const { latency, failure, malformed, maintenance, regionRestriction } = await switches.at({
      merchant: merchant.code,
      call: name,
    });
    if (latency) await pause(delayOf(latency));
    requireOpenSite(calls[name], [
      ...siteOf(context),
      ...[maintenance, regionRestriction].flatMap((one) => one?.kind ?? []),
    ]);
    if (failure && (await isDueFor(db, failure))) {
      if (failure.when === 'after') await answer();
      return fail(failure.outcome, context);
    }
    const reply = await answer();
    return malformed && (await isDueFor(db, malformed)) ? malformedReply(reply, calls[name], malformed.shape) : reply;
  };
}

const delayOf = ({ fromMs, toMs = fromMs }: SwitchOf<'latency'>): number =>
  fromMs + Math.random() * Math.max(0, toMs - fromMs);

function requireOpenSite({ isAnsweredDuring = [] }: Call, closures: readonly SiteClosure[]): void {
  const refuses = (closure: SiteClosure) => closures.includes(closure) && !isAnsweredDuring.includes(closure);
  if (refuses('maintenance'))
    throw new CallFailure('MAINTENANCE', 'The site is under maintenance (a switch of the sandbox).', {
      headers: { 'Retry-After': '60' },
    });
  if (refuses('regionRestriction'))
    throw new CallFailure('REGION_RESTRICTED', 'Players of this region are not served (a switch of the sandbox).');
}

/** Whether the switch applies to this request. */
async function isDueFor(
  db: Database,
  { share, every, ...place }: SwitchScope & { share?: number | undefined; every?: number | undefined },
): Promise<boolean> {
  if (every !== undefined) return (await countMatch(db, place)) % every === 0;
  return share === undefined || Math.random() < share;
}

function fail(outcome: SwitchOf<'failure'>['outcome'], context: Context): Response {
  if (outcome === 'HTTP_500_HTML') {
    return new Response('<!doctype html><title>500</title><h1>Internal Server Error</h1>', {
      status: 500,
      headers: { 'Content-Type': 'text/html; charset=utf-8' },
    });
  }
  if (outcome === 'CONNECTION_CUT') return cut(context);
  throw new CallFailure(outcome, 'A switch of the sandbox makes this call fail.', {
    headers: outcome === 'TOO_MANY' ? { 'Retry-After': '30' } : {},
  });
}

/** Closes the connection without a reply. */
function cut(context: Context<{ Bindings: HttpBindings }>): Response {
  context.env.outgoing.destroy();
  return new Response(null, { headers: { 'x-hono-already-sent': 'true' } });
}
