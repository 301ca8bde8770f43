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
import { closing, SenderGone } from './receiveBody.ts';

/** Takes in requests before anything answers them: whole, in time, and not too many of one sender. */
export interface Intake {
  /** Limits the connections of a server, closes them in order, and ends their replies with them. */
  watch: (server: Server) => void;
  /**
   * Receives a request and hands it to `answer` once its body is there (`rawBody`), or once it is refused (`refusalOf`). A
   * body with files is left to `receiveUpload`, as only members may send one.
   */
  take: (request: IncomingMessage, response: ServerResponse, answer: () => unknown) => Promise<void>;
  /** Why a request is not to be handled; undefined for others. */
  refusalOf: (request: IncomingMessage) => CallFailure | undefined;
  /**
   * Receives a body with files.
   * @throws BODY_TOO_LARGE, REQUEST_TOO_SLOW, TOO_MANY or BUSY, and REQUEST_INVALID where the sender broke it off.
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
        // A client behind a proxy has no connection of its own: its requests count in place of it.
        if (addresses.isProxy(request.socket.remoteAddress ?? '')) hold(response, held.take(addressOf(request)));
        refuseOddFrame(request);
        const body = await received(request);
        if (body !== undefined) Object.assign(request, { rawBody: body });
      } catch (error) {
        if (!(error instanceof CallFailure)) throw error;
        if (error instanceof SenderGone) return brokenOff();
        refusals.set(request, error);
      }
      answer();
    },

    refusalOf: (request) => refusals.get(request),

    async receiveUpload(request) {
      try {
        return await bodies.receiveUpload(request, addressOf(request));
      } catch (error) {
        if (error instanceof SenderGone) brokenOff();
        throw error;
      }
    },
  };
}

const noBytes = Buffer.alloc(0);

/** Most header lines that a request may have. More are not read, so a request that reaches this is refused. */
export const mostHeaders = 100;

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

const isUpload = ({ headers }: IncomingMessage) =>
  (headers['content-type'] ?? '').trimStart().toLowerCase().startsWith('multipart/');

/** Refuses what a proxy and this gateway could read in two ways. */
function refuseOddFrame(request: IncomingMessage): void {
  const refuse = (message: string) => {
    const { code, message: text, value } = requestInvalid({ path: 'request', message });
    throw new CallFailure(code, text, { value, headers: closing });
  };
  if (bodylessMethods.includes(request.method ?? '') && hasBody(request))
    refuse(`has a body, which ${request.method} does not take`);
  // Such as 99999999999, which has the form of an address and is none.
  const { host } = request.headers;
  if (host !== undefined && !URL.canParse(`http://${host}`)) refuse('has a Host header that names no host');
  // Some parsers read a backslash as a slash, so a proxy may check another path than the one that is answered.
  if (request.url?.split('?', 1)[0]!.includes('\\')) refuse('has a backslash in its path');
  if (request.rawHeaders.length >= 2 * mostHeaders) refuse(`has ${mostHeaders} header lines or more`);
}

function hold(response: ServerResponse, release: (() => void) | undefined): void {
  if (release === undefined)
    throw new CallFailure('TOO_MANY', 'Too many requests at a time.', { headers: { ...closing, 'Retry-After': '1' } });
  response.once('close', release);
}
