import type { IncomingMessage } from 'node:http';
import { countPerKey } from '../limits/countPerKey.ts';
import type { FrontLimits } from '../limits/frontLimits.ts';
import { Refusal } from './refusal.ts';
import { boundedBody, isUpload } from './requestBody.ts';
import { startTimer } from './startTimer.ts';

interface ReadOptions {
  /** Called for each part that arrives. */
  onPart: () => void;
  /** Called if the body takes too long. */
  onSlow: (refusal: Refusal) => void;
}

/** Reads bodies, with a limit of concurrent bodies per address and a time limit for each. */
export function limitBodies({ unfinishedBodies, smallBodyMs, uploadPauseMs }: FrontLimits) {
  const unfinished = countPerKey(unfinishedBodies);
  return {
    /**
     * Returns the parts of a body as they arrive, and `end`, to call when the parts are no longer read.
     * @throws Refusal if too many bodies of this address are unfinished, or if this body is too large
     */
    read(request: IncomingMessage, { onPart, onSlow }: ReadOptions): { parts: AsyncIterable<Buffer>; end: () => void } {
      const finish = unfinished.begin(request.socket.remoteAddress ?? '');
      if (finish === undefined)
        throw new Refusal('TOO_MANY', `${unfinishedBodies} bodies of this address are on their way already.`);
      const hasFiles = isUpload(request);
      const patience = startTimer(hasFiles ? uploadPauseMs : smallBodyMs, () =>
        onSlow(new Refusal('REQUEST_TOO_SLOW', 'The body did not arrive in time.')),
      );
      const end = () => {
        patience.stop();
        finish();
      };
      try {
        const parts = boundedBody(request, {
          onPart: () => {
            if (hasFiles) patience.restart();
            onPart();
          },
          onEnd: end,
        });
        return { parts, end };
      } catch (error) {
        end();
        throw error;
      }
    },
  };
}
