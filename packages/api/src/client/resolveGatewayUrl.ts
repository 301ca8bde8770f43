import type { GatewayContext } from './context.ts';

/** An address out of a reply, made whole: a gateway on another host means its own paths, not ours. */
export function resolveGatewayUrl({ gateway }: GatewayContext['merchant'], address: string): string {
  return URL.canParse(gateway.baseUrl) && URL.canParse(address, gateway.baseUrl)
    ? new URL(address, gateway.baseUrl).href
    : address;
}
