import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { ClientAddresses } from './clientAddress.ts';

/**
 * The origin of a request as the browser sees it: from the headers of a trusted proxy, else from `Host`. The caller can
 * send any host, so compare it with the known hosts before using it for another member.
 */
export function siteOriginOf(context: Context, addresses: ClientAddresses): string {
  const { socket } = (context.env as HttpBindings).incoming;
  const isProxied = addresses.isProxy(socket.remoteAddress ?? '');
  const forwarded = (name: string) => (isProxied ? context.req.header(`X-Forwarded-${name}`) : undefined);
  return `${forwarded('Proto') ?? 'http'}://${(forwarded('Host') ?? context.req.header('Host') ?? '').toLowerCase()}`;
}
