/** Milliseconds by which the gateway's clock is ahead of this device's. */
let aheadMs = 0;

/** The gateway's time in milliseconds since 1970: this device's until the gateway has said otherwise. */
export const gatewayTime = (): number => Date.now() + aheadMs;

/** Milliseconds by which the gateway's clock is ahead of this device's: for what runs by the device's own, such as a countdown. */
export const gatewayClockOffset = (): number => aheadMs;

/** Sets the time by what the gateway just said. Clocks of cheap phones are wrong by minutes, or by a time zone. */
export function setGatewayTime(now: number): void {
  aheadMs = now - Date.now();
}

/** A difference of so many milliseconds is none: a reply says its time in whole seconds, and takes a while to come. */
const tolerance = 2000;

/**
 * Makes a `fetch` that sets the time by the `Date` of each reply, where it has one: a gateway at another origin may not show it. A
 * reply out of the browser's cache is as good: the gateway was asked about it, and its answer renews the date.
 */
export const withTimeOfReply =
  (send: typeof fetch = fetch): typeof fetch =>
  async (address, init) => {
    const reply = await send(address, init);
    const now = Date.parse(reply.headers.get('Date') ?? '');
    if (Math.abs(now - gatewayTime()) > tolerance) setGatewayTime(now);
    return reply;
  };
