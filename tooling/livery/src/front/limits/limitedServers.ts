import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { endRepliesWithSocket } from '@livery/gateway/end-replies';
import { Refusal, sendRefusal } from '../proxy/refusal.ts';
import { countPerKey } from './countPerKey.ts';
import type { FrontLimits } from './frontLimits.ts';

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Limits for slow senders, in milliseconds: for a request's headers, for all of it, and without a request. */
const timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 300_000,
  keepAliveTimeout: 5_000,
  connectionsCheckingInterval: 5_000,
};

const tooMany = 'HTTP/1.1 503 Service Unavailable\r\nContent-Length: 0\r\nRetry-After: 5\r\nConnection: close\r\n\r\n';

/**
 * Makes servers that are strict in what they read. Together they take only so many connections and requests of an address,
 * and each ends the replies of a connection with it.
 */
export function limitedServers(handle: Handle, limits: FrontLimits): () => Server {
  const connections = countPerKey(limits.connections);
  const requests = countPerKey(limits.requests);
  return () => {
    const server = createServer(timeouts);
    // Node ends a connection on which nothing moves for as long, in either direction.
    server.timeout = limits.standstillMs;
    const repliesOf = endRepliesWithSocket(server);

    /** Why a request is not handled; undefined for others, which count until their reply is over. */
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
      // The parser reads nothing after a request for an upgrade, which this server never makes.
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
