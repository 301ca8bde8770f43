import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { endRepliesWithSocket } from '@livery/gateway/end-replies';
import { Refusal, sendRefusal } from '../proxy/refusal.ts';
import { countPerKey } from './countPerKey.ts';
import type { FrontLimits } from './frontLimits.ts';

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * Limits for slow senders, in milliseconds: for a request's headers, for the whole request, and for an idle connection.
 */
const timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 300_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 5_000,
};

const tooMany = 'HTTP/1.1 503 Service Unavailable\r\nContent-Length: 0\r\nRetry-After: 5\r\nConnection: close\r\n\r\n';

/**
 * Makes servers that parse strictly. Together they limit the connections and requests per address. Each server ends the
 * replies of a connection when the connection ends.
 */
export function limitedServers(handle: Handle, limits: FrontLimits): () => Server {
  const connections = countPerKey(limits.connections);
  const requests = countPerKey(limits.requests);
  return () => {
    const server = createServer(timeouts);
    // Node closes a connection without data in either direction for this time.
    server.timeout = limits.standstillMs;
    const repliesOf = endRepliesWithSocket(server);

    /** Why a request is rejected. Undefined for an accepted request, which is counted until its reply is finished. */
    function refusalOf({ socket }: IncomingMessage, response: ServerResponse): Refusal | undefined {
      if (repliesOf(socket) > limits.requestsOfConnection)
        return new Refusal(
          'TOO_MANY',
          `${limits.requestsOfConnection} requests of this connection are not answered yet.`,
        );
      const end = requests.begin(socket.remoteAddress ?? '');
      if (end === undefined)
        return new Refusal('TOO_MANY', `${limits.requests} requests of this address are not answered yet.`);
      response.once('close', end);
      return undefined;
    }

    server.on('request', (request, response) => {
      // The parser reads nothing after a request for an upgrade, and this server never upgrades.
      if (request.headers.upgrade !== undefined) response.shouldKeepAlive = false;
      const refusal = refusalOf(request, response);
      const answered = refusal === undefined ? handle(request, response) : sendRefusal(request, response, refusal);
      answered.catch((error: unknown) => {
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
  };
}
