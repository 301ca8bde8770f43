import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { countPerKey } from './countPerKey.ts';

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Limits for slow senders, in milliseconds: for a request's headers, for all of it, and without a request. */
const timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 300_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 5_000,
};

const tooMany = 'HTTP/1.1 503 Service Unavailable\r\nContent-Length: 0\r\nRetry-After: 5\r\nConnection: close\r\n\r\n';

/** A server that is strict in what it reads and takes only so many connections from an address. */
export function limitedServer(handle: Handle, connections: ReturnType<typeof countPerKey>): Server {
  const server = createServer(timeouts, (request, response) => {
    // The parser reads nothing after a request for an upgrade, which this server never makes.
    if (request.headers.upgrade !== undefined) response.shouldKeepAlive = false;
    handle(request, response).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  server.on('connection', (socket) => {
    const end = connections.begin(socket.remoteAddress ?? '');
    if (end === undefined) socket.end(tooMany, () => socket.destroy());
    else socket.once('close', end);
  });
  return server;
}
