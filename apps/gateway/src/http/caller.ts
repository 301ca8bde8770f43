import type { HttpBindings } from '@hono/node-server';
import type { SiteClosure } from '@livery/api/contract';
import type { Context } from 'hono';
import { addressGroup, type ClientAddresses } from './clientAddress.ts';

/** The origin of a request. */
export interface Caller {
  /** IP address of the client; see `ClientAddresses`. */
  ip: string;
  /** Limits count requests by this value: the address, or the /64 network of an IPv6 address. */
  network: string;
  /**
   * Country code from the `Sandbox-Region` header, because the sandbox cannot locate addresses. Undefined without the
   * header.
   */
  region: string | undefined;
  /** Closures from the `Sandbox-Site` header, for this caller only. Ignored if switches are off. */
  site: readonly SiteClosure[];
}

export function callerOf(context: Context, addresses: ClientAddresses): Caller {
  const region = context.req.header('Sandbox-Region') ?? '';
  const ip = addresses.of((context.env as HttpBindings).incoming);
  return {
    ip,
    network: addressGroup(ip),
    region: /^[A-Z]{2}$/.test(region) ? region : undefined,
    site: siteOf(context),
  };
}

/**
 * Reads the closures that a test on a shared gateway sets for its own requests: `Sandbox-Site: maintenance,
 * regionRestriction`.
 */
export function siteOf(context: Context): SiteClosure[] {
  const wanted = (context.req.header('Sandbox-Site') ?? '').split(',').map((word) => word.trim());
  return (['maintenance', 'regionRestriction'] as const).filter((state) => wanted.includes(state));
}
