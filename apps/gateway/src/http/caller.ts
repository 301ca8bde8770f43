import { getConnInfo } from '@hono/node-server/conninfo';
import type { SiteClosure } from '@livery/api/contract';
import type { Context } from 'hono';

/** Where a request comes from. */
export interface Caller {
  /** Address of the phone, also behind a front server that tells it. */
  ip: string;
  /** Country, two capitals, as the `Sandbox-Region` header claims it: a sandbox has no map of addresses. Undefined without one. */
  region: string | undefined;
  /** What the `Sandbox-Site` header wants staged for this caller alone. Counts only where switches do. */
  site: readonly SiteClosure[];
}

export function callerOf(context: Context): Caller {
  const forwarded = context.req.header('X-Forwarded-For')?.split(',')[0]?.trim();
  const region = context.req.header('Sandbox-Region') ?? '';
  return {
    ip: forwarded || (getConnInfo(context).remote.address ?? ''),
    region: /^[A-Z]{2}$/.test(region) ? region : undefined,
    site: siteOf(context),
  };
}

/** What a test that shares the gateway with others stages for itself: `Sandbox-Site: maintenance, regionRestriction`. */
export function siteOf(context: Context): SiteClosure[] {
  const wanted = (context.req.header('Sandbox-Site') ?? '').split(',').map((word) => word.trim());
  return (['maintenance', 'regionRestriction'] as const).filter((state) => wanted.includes(state));
}
