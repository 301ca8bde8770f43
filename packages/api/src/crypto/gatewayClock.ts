/** Milliseconds by which the gateway's clock is ahead of this device's. */
let aheadMs = 0;

/** The gateway's time in milliseconds since 1970: this device's until the gateway has said otherwise. */
export const gatewayTime = (): number => Date.now() + aheadMs;

/** Sets the time by what the gateway just said. Clocks of cheap phones are wrong by minutes, or by a time zone. */
export function setGatewayTime(now: number): void {
  aheadMs = now - Date.now();
}
