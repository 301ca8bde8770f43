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

/** Headers that say where a request came from. Only this server knows; what a client wrote there is left out. */
const isOrigin = (name: string) => name === 'forwarded' || name === 'x-real-ip' || name.startsWith('x-forwarded-');

/** The names of the headers that belong to this connection only, by its `Connection` header, in small letters. */
export function connectionOptions(headers: IncomingHttpHeaders): Set<string> {
  return new Set((headers.connection ?? '').split(',').map((name) => name.trim().toLowerCase()));
}

/** What the gateway gets of a request's headers. Its host stays, as the gateway answers under the merchant's. */
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
