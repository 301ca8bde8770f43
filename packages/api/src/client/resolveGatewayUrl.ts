import type { GatewayContext } from './context.ts';

/** Completes an address from a reply: a gateway on another host sends paths of its own host, not of ours. */
export function resolveGatewayUrl({ gateway }: GatewayContext['merchant'], address: string): string {
  return URL.canParse(gateway.baseUrl) && URL.canParse(address, gateway.baseUrl)
    ? new URL(address, gateway.baseUrl).href
    : address;
}
