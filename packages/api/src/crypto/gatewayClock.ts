/** Milliseconds by which the gateway's clock is ahead of this device's. */
let aheadMs = 0;
/** Whether the gateway has said its time yet. */
let isKnown = false;

/** The gateway's time in milliseconds since 1970: this device's until the gateway has said otherwise. */
export const gatewayTime = (): number => Date.now() + aheadMs;

/**
 * Milliseconds by which the gateway's clock is ahead of this device's: for what runs by the device's own, such as a
 * countdown.
 */
export const gatewayClockOffset = (): number => aheadMs;

/** Sets the time by what the gateway just said. Clocks of cheap phones are wrong by minutes, or by a time zone. */
export function setGatewayTime(now: number): void {
  aheadMs = now - Date.now();
  isKnown = true;
}

/** A difference of so many milliseconds is none: a reply says its time in whole seconds, and takes a while to come. */
const tolerance = 2000;

/** Milliseconds after which no cache gives a reply without asking the gateway about it. */
const longestStored = 10 * 60_000;

/**
 * Makes a `fetch` that sets the time by the `Date` of each reply, where it has one: a gateway at another origin may not show it.
 * The date of a reply to a GET may be old: a cache had it, or it was asked for long before it was wanted. Once the time is known
 * it sets that back only where it is older than any cache explains, as it is after the device's own clock was set right. A date
 * that is older by no more than its reply was under way says nothing: on a weak network every reply would set the time back.
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
