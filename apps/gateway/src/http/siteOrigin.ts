import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { ClientAddresses } from './clientAddress.ts';

/**
 * The origin that a request came to, as the browser names it: by the headers of a trusted proxy, else by `Host`.
 * Whoever calls may write any host here: compare it with those that are known before it is used for anybody else.
 */
export function siteOriginOf(context: Context, addresses: ClientAddresses): string {
  const { socket } = (context.env as HttpBindings).incoming;
  const isProxied = addresses.isProxy(socket.remoteAddress ?? '');
  const forwarded = (name: string) => (isProxied ? context.req.header(`X-Forwarded-${name}`) : undefined);
  return `${forwarded('Proto') ?? 'http'}://${(forwarded('Host') ?? context.req.header('Host') ?? '').toLowerCase()}`;
}
