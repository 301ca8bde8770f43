import type { IncomingMessage } from 'node:http';
import { CallFailure } from '../callFailure.ts';

/** The sender closed the connection before its request was complete. The reply is not read. */
export class RequestAborted extends CallFailure {
  constructor() {
    super('REQUEST_INVALID', 'The sender broke the request off.');
  }
}

/** Required speed of a body: `bytes` more in every `everyMs`; Infinity for the whole body. */
export interface UploadRate {
  bytes: number;
  everyMs: number;
}

/** A body that is still arriving. */
export interface ArrivingBody {
  /** Rejects with BODY_TOO_LARGE, REQUEST_TOO_SLOW, the failure of `refuse`, or `RequestAborted`. */
  received: Promise<Buffer>;
  /** Stops receiving. The code that closes the connection handles further data. */
  refuse: (failure: CallFailure) => void;
}

/** Receives a body of at most `maxBytes` into memory. */
export function receiveBody(
  incoming: IncomingMessage,
  { maxBytes, pace }: { maxBytes: number; pace: UploadRate },
): ArrivingBody {
  let refuse: ArrivingBody['refuse'] = () => {};
  const received = new Promise<Buffer>((resolve, reject) => {
    const declared = Number(incoming.headers['content-length'] ?? 0);
    let buffer: Buffer = Buffer.allocUnsafe(Math.min(declared || firstBytes, firstBytes));
    let size = 0;
    let due = pace.bytes;

    const stop = () => {
      clearInterval(timer);
      incoming.off('data', add).off('end', finish).off('error', giveUp).off('close', giveUp);
      // Ignore later errors.
      incoming.on('error', () => {});
    };
    refuse = (failure) => {
      stop();
      reject(failure);
    };
    const add = (chunk: Buffer) => {
      if (size + chunk.length > maxBytes) return refuse(bodyTooLarge(maxBytes));
      if (size + chunk.length > buffer.length) buffer = grown(buffer, size + chunk.length, maxBytes);
      // The bytes are copied, because many small chunks would take many times their size.
      size += chunk.copy(buffer, size);
    };
    const finish = () => {
      stop();
      resolve(buffer.subarray(0, size));
    };
    const giveUp = () => refuse(new RequestAborted());
    const timer = setInterval(() => {
      if (size < due) refuse(requestTooSlow());
      due = size + pace.bytes;
    }, pace.everyMs);

    incoming.on('data', add).on('end', finish).on('error', giveUp).on('close', giveUp);
    if (declared > maxBytes) refuse(bodyTooLarge(maxBytes));
    else if (incoming.destroyed) giveUp();
  });
  return { received, refuse };
}

const firstBytes = 16 * 1024;

function grown(buffer: Buffer, needed: number, maxBytes: number): Buffer {
  const larger = Buffer.allocUnsafe(Math.min(Math.max(needed, buffer.length * 2), maxBytes));
  buffer.copy(larger);
  return larger;
}

/** Closes the connection after the reply, because its sender may still be sending the rest of the request. */
export const closing = { Connection: 'close' };

const bodyTooLarge = (maxBytes: number) =>
  new CallFailure('BODY_TOO_LARGE', `The body is larger than ${maxBytes} bytes.`, { headers: closing });

export const requestTooSlow = () =>
  new CallFailure('REQUEST_TOO_SLOW', 'The request did not arrive in time.', { headers: closing });
