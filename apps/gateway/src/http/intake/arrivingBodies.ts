import type { IncomingMessage } from 'node:http';
import { bodyLimits } from '@livery/api/contract';
import { CallFailure, tooManyTries } from '../callFailure.ts';
import { countByAddress } from './countByAddress.ts';
import { bodyMs, type IntakeLimits, leastUpload } from './intakeLimits.ts';
import { type ArrivingBody, closing, receiveBody } from './receiveBody.ts';

/**
 * Receives bodies, and limits the number of simultaneously arriving bodies. Both methods reject as `receiveBody` does.
 */
export interface ArrivingBodies {
  /**
   * Receives a body without files. Above the limit of an address, the body that has been arriving for the longest time
   * is refused with TOO_MANY. So slow senders cannot block fast senders with the same address.
   */
  receive: (incoming: IncomingMessage, address: string) => Promise<Buffer>;
  /**
   * Receives a body with files. Above the limit of its address it rejects with TOO_MANY, above the limit of all
   * addresses with BUSY.
   */
  receiveUpload: (incoming: IncomingMessage, address: string) => Promise<Buffer>;
}

export function arrivingBodies(limits: IntakeLimits): ArrivingBodies {
  const arriving = new Map<string, Set<ArrivingBody>>();
  const uploads = countByAddress(limits.uploads);
  let allUploads = 0;

  return {
    async receive(incoming, address) {
      const own = arriving.get(address) ?? new Set();
      arriving.set(address, own);
      const [oldest] = own;
      if (oldest !== undefined && own.size >= limits.bodies) {
        own.delete(oldest);
        oldest.refuse(tooManyArriving());
      }
      const body = receiveBody(incoming, {
        maxBytes: bodyLimits.plain,
        pace: { bytes: Number.POSITIVE_INFINITY, everyMs: bodyMs },
      });
      own.add(body);
      try {
        return await body.received;
      } finally {
        own.delete(body);
        if (own.size === 0 && arriving.get(address) === own) arriving.delete(address);
      }
    },

    async receiveUpload(incoming, address) {
      if (allUploads >= limits.allUploads)
        throw new CallFailure('BUSY', 'Too many uploads are arriving. Try again shortly.', {
          headers: { ...closing, 'Retry-After': '5' },
        });
      const release = uploads.take(address);
      if (release === undefined) throw tooManyArriving();
      allUploads++;
      try {
        return await receiveBody(incoming, { maxBytes: bodyLimits.upload, pace: leastUpload }).received;
      } finally {
        allUploads--;
        release();
      }
    },
  };
}

const tooManyArriving = () => {
  const { code, message, headers } = tooManyTries(5);
  return new CallFailure(code, message, { headers: { ...headers, ...closing } });
};
