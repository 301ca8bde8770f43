/** Milliseconds that the gateway's clock is ahead of this device's clock. */
let aheadMs = 0;
/** Whether the gateway has sent its time. */
let isKnown = false;

/** The gateway's time in milliseconds since 1970. Before the gateway sends its time, the time of this device. */
export const gatewayTime = (): number => Date.now() + aheadMs;

/**
 * Milliseconds that the gateway's clock is ahead of this device's clock. For code that uses the device's clock, for
 * example a countdown.
 */
export const gatewayClockOffset = (): number => aheadMs;

/** Sets the gateway's current time. The clocks of cheap phones can be wrong by minutes or by a time zone. */
export function setGatewayTime(now: number): void {
  aheadMs = now - Date.now();
  isKnown = true;
}

/** Milliseconds. A smaller difference is ignored: `Date` has whole seconds, and a reply needs time to arrive. */
const tolerance = 2000;

/** Milliseconds after which a cache must revalidate a reply with the gateway. */
const longestStored = 10 * 60_000;

/**
 * Creates a `fetch` that sets the gateway's time from the `Date` header of each reply. A gateway at another origin may
 * not expose this header.
 *
 * The date of a GET reply can be old, because a cache stored the reply or the page prefetched it. For a GET reply, a
 * date before the known time is used only if the difference is more than `longestStored`: no cached reply is so old, so
 * the device's clock was corrected. For other replies, it is used only if the difference is more than the duration of
 * the request and `tolerance`. Otherwise every reply on a slow network would set the time back.
 */
export const withTimeOfReply =
  (send: typeof fetch = fetch): typeof fetch =>
  async (address, init) => {
    const sentAt = performance.now();
    const reply = await send(address, init);
    const underWay = performance.now() - sentAt;
    const ahead = Date.parse(reply.headers.get('Date') ?? '') - gatewayTime();
    const mayBeCached = isKnown && (init?.method ?? 'GET') === 'GET';
    const oldest = mayBeCached ? longestStored : underWay + tolerance;
    if (ahead > tolerance || ahead < -oldest) setGatewayTime(gatewayTime() + ahead);
    return reply;
  };
