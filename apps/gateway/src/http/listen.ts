import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { type Intake, mostHeaders } from './intake/createIntake.ts';
import { answerMalformedRequests, malformedRequestReply } from './malformedRequests.ts';

interface Listen {
  fetch: Parameters<typeof getRequestListener>[0];
  intake: Intake;
  port: number;
  hostname: string;
}

/** Limits of Node's server. The intake limits bodies. */
const serverLimits = {
  /** Milliseconds for the head of a request. On a new connection it also limits the time until the first request. */
  headersTimeout: 10_000,
  /**
   * No limit here, because the intake has its own: five seconds for a body without files, a minimum rate for an upload.
   */
  requestTimeout: 0,
  connectionsCheckingInterval: 2_000,
  /**
   * Longer than proxies keep an idle connection (nginx: 60 s), because the side that closes first may lose a request in
   * transfer.
   */
  keepAliveTimeout: 65_000,
  /** Bytes of a request's line and headers together. */
  maxHeaderSize: 16 * 1024,
  /** A request without a host gets a reply with an envelope. */
  requireHostHeader: false,
};

/**
 * Starts the HTTP server. `close` waits at most five seconds for running requests.
 * @throws if the port cannot be used, with a message that contains the fix.
 */
export async function listen({
  fetch,
  intake,
  port,
  hostname,
}: Listen): Promise<{ url: string; close(): Promise<void> }> {
  const answer = getRequestListener(fetch, {
    hostname,
    errorHandler: malformedRequestReply,
    // The intake closes the connection of an incompletely read request in order.
    autoCleanupIncoming: false,
  });
  const server = createServer(serverLimits, (request, response) => {
    void intake.take(request, response, () => void answer(request, response));
  });
  server.maxHeadersCount = mostHeaders;
  intake.watch(server);
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
    return new Error(`Port ${port} is in use by another program. Stop that program, or choose another port with PORT.`);
  if (error.code === 'EACCES')
    return new Error(`The system does not allow listening on port ${port}. Choose a port above 1023 with PORT.`);
  return error;
}
