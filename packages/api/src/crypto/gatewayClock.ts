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

/** Longest that a reply to a query takes, in milliseconds: a page's first ones wait for its code. */
const slowest = 60_000;

/**
 * Sets the time by the `Date` of a reply, where it has one: a gateway at another origin may not show it. It is never ahead of the
 * gateway's time, and behind it by as long as the reply was on its way.
 *
 * @param isQuick false for a reply that may have waited: it sets the clock back only by more than that
 */
export function setTimeByReply({ headers }: Pick<Response, 'headers'>, isQuick = true): void {
  const now = Date.parse(headers.get('Date') ?? '');
  const difference = now - gatewayTime();
  if (difference > tolerance || difference < (isQuick ? -tolerance : -slowest)) setGatewayTime(now);
}
