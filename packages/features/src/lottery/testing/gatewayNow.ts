/** The time of the samples, by the gateway's clock. Stories import this file, so it must contain no network code. */
export const gatewayNow = Date.parse('2026-03-01T09:30:10.000Z');
