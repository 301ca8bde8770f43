import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { RequestError } from '@hono/node-server';
import { CallFailure, requestInvalid } from './callFailure.ts';
import { failed } from './replies.ts';

/** What makes no request at all, such as headers beyond measure, broken chunks or a tunnel, hears an envelope with a code too. */
export function answerMalformedRequests(server: Server): void {
  const latest = new WeakMap<Duplex, ServerResponse>();
  server.prependListener(
    'request',
    (request: IncomingMessage, response: ServerResponse) => void latest.set(request.socket, response),
  );
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const response = latest.get(socket);
    // A second reply in the middle of one would be read as part of it.
    const isReplying = response?.headersSent === true && !response.writableFinished;
    if (error.code === 'ECONNRESET' || !socket.writable || isReplying) socket.destroy();
    else void refuse(socket, noRequest(error.code ?? 'no HTTP'));
  });
  server.on(
    'connect',
    (_request, socket) => void refuse(socket, new CallFailure('METHOD_NOT_ALLOWED', 'The gateway is no proxy.')),
  );
  // An expectation that nobody knows is no reason to refuse: the request is answered like any other.
  server.on('checkExpectation', (request, response) => void server.emit('request', request, response));
}

/** The reply to a request whose address or host can't be read. */
export function malformedRequestReply(error: unknown): Response {
  return failed(
    error instanceof RequestError
      ? noRequest(error.message)
      : new CallFailure('INTERNAL', 'The gateway made a mistake.'),
  );
}

const noRequest = (reason: string) => requestInvalid({ path: 'request', message: `can't be read (${reason})` });

async function refuse(socket: Duplex, failure: CallFailure): Promise<void> {
  const reply = failed(failure);
  const body = await reply.text();
  const headers = [...reply.headers, ['Content-Length', String(Buffer.byteLength(body))], ['Connection', 'close']].map(
    ([name, value]) => `${name}: ${value}`,
  );
  socket.on('error', () => {});
  socket.end([`HTTP/1.1 ${reply.status} ${STATUS_CODES[reply.status]}`, ...headers, '', body].join('\r\n'), () =>
    socket.destroy(),
  );
}
