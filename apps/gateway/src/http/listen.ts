import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { answerMalformedRequests, malformedRequestReply } from './malformedRequests.ts';

interface Listen {
  fetch: (request: Request) => Response | Promise<Response>;
  port: number;
  hostname: string;
}

/**
 * Starts the HTTP server. `close` waits at most five seconds for running requests.
 * @throws where the port can't be used, with a message that says what to do.
 */
export async function listen({ fetch, port, hostname }: Listen): Promise<{ url: string; close(): Promise<void> }> {
  // Limits for slow senders, checked every `connectionsCheckingInterval`. A missing host is answered with an envelope
  // by the listener.
  const limits = {
    headersTimeout: 10_000,
    requestTimeout: 20_000,
    connectionsCheckingInterval: 5_000,
    keepAliveTimeout: 5_000,
    requireHostHeader: false,
  };
  const answer = getRequestListener(fetch, { hostname, errorHandler: malformedRequestReply });
  const server = createServer(limits, (request, response) => void answer(request, response));
  answerMalformedRequests(server);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(explainListenError(error, port)));
    server.listen(port, hostname, resolve);
  });
  const address = server.address() as { port: number };
  return {
    url: `http://${hostname.includes(':') ? `[${hostname}]` : hostname}:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        const patience = setTimeout(() => server.closeAllConnections(), 5_000);
        server.close(() => {
          clearTimeout(patience);
          resolve();
        });
        server.closeIdleConnections();
      }),
  };
}

function explainListenError(error: NodeJS.ErrnoException, port: number): Error {
  if (error.code === 'EADDRINUSE')
    return new Error(`Port ${port} is in use by another program. Stop that one, or choose another port by PORT.`);
  if (error.code === 'EACCES')
    return new Error(`The system does not let us listen on port ${port}. Choose one above 1023 by PORT.`);
  return error;
}
