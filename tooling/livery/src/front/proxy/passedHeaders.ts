import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

type Headers = Record<string, string | string[]>;

/** Headers that belong to one connection and are not passed on (RFC 9110, 7.6.1), and `Expect`, which this server answers. */
const hopByHop: ReadonlySet<string> = new Set([
  'connection',
  'expect',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]);

/** Headers about the origin of a request. Only this server can set them; the client's values are left out. */
const isOrigin = (name: string) => name === 'forwarded' || name === 'x-real-ip' || name.startsWith('x-forwarded-');

/** The header names in a request's `Connection` header, in lower case. These headers belong to this connection only. */
export function connectionOptions(headers: IncomingHttpHeaders): Set<string> {
  return new Set((headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase()));
}

/** The request headers for the gateway. The host stays, because the gateway answers under the merchant's host. */
export function requestHeaders(request: IncomingMessage): Headers {
  return {
    ...Object.fromEntries(Object.entries(endToEnd(request.headers)).filter(([name]) => !isOrigin(name))),
    'x-forwarded-for': request.socket.remoteAddress ?? '',
    'x-forwarded-host': request.headers.host ?? '',
    'x-forwarded-proto': 'http',
  };
}

/** Headers without those that belong to one connection. */
export function endToEnd(headers: IncomingHttpHeaders): Headers {
  const named = connectionOptions(headers);
  return Object.fromEntries(
    Object.entries(headers).filter(
      (header): header is [string, string | string[]] =>
        header[1] !== undefined && !hopByHop.has(header[0]) && !named.has(header[0]),
    ),
  );
}
