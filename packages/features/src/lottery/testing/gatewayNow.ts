/** The time of the samples, by the gateway's clock. In a file without network code, so that stories can import it. */
export const gatewayNow = Date.parse('2026-03-01T09:30:10.000Z');
