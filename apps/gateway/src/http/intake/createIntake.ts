import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { bodylessMethods } from '@livery/api/contract';
import { CallFailure, requestInvalid } from '../callFailure.ts';
import { addressGroup, type ClientAddresses } from '../clientAddress.ts';
import { endRepliesWithSocket } from '../endRepliesWithSocket.ts';
import { arrivingBodies } from './arrivingBodies.ts';
import { closeUnfinishedInOrder } from './closeInOrder.ts';
import { countBrokenOff } from './countBrokenOff.ts';
import { countByAddress } from './countByAddress.ts';
import type { IntakeLimits } from './intakeLimits.ts';
import { limitConnections } from './limitConnections.ts';
import { closing, RequestAborted } from './receiveBody.ts';

/** Receives requests before a handler answers them: completely, in time, and with limits per sender. */
export interface Intake {
  /** Limits the connections of a server, closes them in order, and ends their replies with them. */
  watch: (server: Server) => void;
  /**
   * Receives a request and calls `answer` when its body is complete (`rawBody`) or the request is refused
   * (`refusalOf`). It leaves a body with files to `receiveUpload`, because only members may send it.
   */
  take: (request: IncomingMessage, response: ServerResponse, answer: () => unknown) => Promise<void>;
  /** The reason for refusing a request; undefined for others. */
  refusalOf: (request: IncomingMessage) => CallFailure | undefined;
  /**
   * Receives a body with files.
   * @throws BODY_TOO_LARGE, REQUEST_TOO_SLOW, TOO_MANY or BUSY, and REQUEST_INVALID if the sender aborted it.
   */
  receiveUpload: (request: IncomingMessage) => Promise<Buffer>;
}

interface Options {
  limits: IntakeLimits;
  addresses: ClientAddresses;
  log: (line: string) => void;
}

export function createIntake({ limits, addresses, log }: Options): Intake {
  const bodies = arrivingBodies(limits);
  const held = countByAddress(limits.connections);
  const brokenOff = countBrokenOff(log);
  const refusals = new WeakMap<IncomingMessage, CallFailure>();
  const addressOf = (request: IncomingMessage) => addressGroup(addresses.of(request));

  async function received(request: IncomingMessage): Promise<Buffer | undefined> {
    if (!hasBody(request)) return noBytes;
    return isUpload(request) ? undefined : bodies.receive(request, addressOf(request));
  }

  return {
    watch(server) {
      limitConnections(server, {
        held,
        most: limits.allConnections,
        countedAs: (address) => (addresses.isProxy(address) ? undefined : addressGroup(address)),
      });
      closeUnfinishedInOrder(server);
      endRepliesWithSocket(server);
    },

    async take(request, response, answer) {
      try {
        // A client behind a proxy has no separate connection, so its requests are counted as connections.
        if (addresses.isProxy(request.socket.remoteAddress ?? '')) hold(response, held.take(addressOf(request)));
        refuseOddFrame(request);
        const body = await received(request);
        if (body !== undefined) Object.assign(request, { rawBody: body });
      } catch (error) {
        if (!(error instanceof CallFailure)) throw error;
        if (error instanceof RequestAborted) return brokenOff();
        refusals.set(request, error);
      }
      answer();
    },

    refusalOf: (request) => refusals.get(request),

    async receiveUpload(request) {
      try {
        return await bodies.receiveUpload(request, addressOf(request));
      } catch (error) {
        if (error instanceof RequestAborted) brokenOff();
        throw error;
      }
    },
  };
}

const noBytes = Buffer.alloc(0);

/**
 * Maximum number of header lines of a request. Node reads no further lines, so a request with this number is refused.
 */
export const mostHeaders = 100;

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const isUpload = ({ headers }: IncomingMessage) =>
  (headers['content-type'] ?? '').trimStart().toLowerCase().startsWith('multipart/');

/** Refuses requests that a proxy and this gateway could interpret differently. */
function refuseOddFrame(request: IncomingMessage): void {
  const refuse = (message: string) => {
    const { code, message: text, value } = requestInvalid({ path: 'request', message });
    throw new CallFailure(code, text, { value, headers: closing });
  };
  if (bodylessMethods.includes(request.method ?? '') && hasBody(request))
    refuse(`has a body, which ${request.method} does not take`);
  // A host can look like an address and still be invalid, for example 99999999999.
  const { host } = request.headers;
  if (host !== undefined && !URL.canParse(`http://${host}`)) refuse('has a Host header that names no host');
  // Some parsers read a backslash as a slash, so a proxy may check another path than the gateway answers.
  if (request.url?.split('?', 1)[0]!.includes('\\')) refuse('has a backslash in its path');
  if (request.rawHeaders.length >= 2 * mostHeaders) refuse(`has ${mostHeaders} header lines or more`);
}

function hold(response: ServerResponse, release: (() => void) | undefined): void {
  if (release === undefined)
    throw new CallFailure('TOO_MANY', 'Too many requests at the same time.', {
      headers: { ...closing, 'Retry-After': '1' },
    });
  response.once('close', release);
}
