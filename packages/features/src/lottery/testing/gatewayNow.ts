/** When samples are looked at, by the gateway's clock. It stands apart: stories need nothing of the network's edge. */
export const gatewayNow = Date.parse('2026-03-01T09:30:10.000Z');
