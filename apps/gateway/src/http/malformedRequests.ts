import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { RequestError } from '@hono/node-server';
import { CallFailure, requestInvalid } from './callFailure.ts';
import { closeInOrder } from './intake/closeInOrder.ts';
import { requestTooSlow } from './intake/receiveBody.ts';
import { failed } from './replies.ts';

/**
 * Answers invalid HTTP requests, for example oversized headers, broken chunks or CONNECT, also with an envelope and a
 * code.
 */
export function answerMalformedRequests(server: Server): void {
  const latest = new WeakMap<Socket, ServerResponse>();
  server.prependListener('request', (request: IncomingMessage, response: ServerResponse) => {
    latest.set(request.socket, response);
    // The parser reads nothing after an upgrade request. The gateway never upgrades.
    if (request.headers.upgrade !== undefined) response.shouldKeepAlive = false;
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    const response = latest.get(socket);
    // A second reply during another reply would be read as part of it.
    const isReplying = response?.headersSent === true && !response.writableFinished;
    if (error.code === 'ECONNRESET' || !socket.writable || isReplying) socket.destroy();
    else
      void refuse(
        socket,
        error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? requestTooSlow() : noRequest(error.code ?? 'no HTTP'),
      );
  });
  server.on(
    'connect',
    (request: IncomingMessage) =>
      void refuse(request.socket, new CallFailure('METHOD_NOT_ALLOWED', 'The gateway is not a proxy.')),
  );
  // A request with an unknown expectation is answered like any other.
  server.on('checkExpectation', (request, response) => void server.emit('request', request, response));
}

/** The reply to a request with an invalid address or host. */
export function malformedRequestReply(error: unknown): Response {
  return failed(
    error instanceof RequestError
      ? noRequest(error.message)
      : new CallFailure('INTERNAL', 'The gateway failed unexpectedly.'),
  );
}

const noRequest = (reason: string) => requestInvalid({ path: 'request', message: `can't be read (${reason})` });

async function refuse(socket: Socket, failure: CallFailure): Promise<void> {
  const reply = failed(failure);
  const body = await reply.text();
  reply.headers.set('Content-Length', String(Buffer.byteLength(body)));
  reply.headers.set('Connection', 'close');
  const headers = [...reply.headers].map(([name, value]) => `${name}: ${value}`);
  socket.write([`HTTP/1.1 ${reply.status} ${STATUS_CODES[reply.status]}`, ...headers, '', body].join('\r\n'));
  closeInOrder(socket);
}
