import * as v from 'valibot';

/** A message from a game in a frame. docs/gateway.md describes each message. All other messages are ignored. */
const gameMessage = v.strictObject({
  livery: v.literal('game'),
  event: v.picklist([
    'ready',
    'roundStarted',
    'roundEnded',
    'balanceChanged',
    'balanceTooLow',
    'sessionEnded',
    'close',
    'failed',
  ]),
  /** Reason of a failure. Only for `failed`. */
  reason: v.optional(v.picklist(['maintenance', 'gone'])),
});

type Event = v.InferOutput<typeof gameMessage>['event'];
export type GameMessage = { event: Exclude<Event, 'failed'> } | { event: 'failed'; reason: 'maintenance' | 'gone' };

interface Sender {
  /** The frame's window. */
  source: Window | null | undefined;
  /** Origin of the game that was opened in the frame. */
  origin: string;
}

/**
 * Parses a message of the game. Returns undefined unless the message comes from the game's frame and origin and has a
 * known shape.
 */
export function readGameMessage(
  { data, origin, source }: Pick<MessageEvent<unknown>, 'data' | 'origin' | 'source'>,
  from: Sender,
): GameMessage | undefined {
  if (!from.source || source !== from.source || origin !== from.origin) return undefined;
  const read = v.safeParse(gameMessage, data);
  if (!read.success) return undefined;
  const { event, reason } = read.output;
  if (event !== 'failed') return reason === undefined ? { event } : undefined;
  return reason && { event, reason };
}
