/**
 * Whether the gateway may start. In production it has to be stated that a sandbox is wanted, so that nobody takes one
 * for the real gateway.
 */
export function isProductionAllowed(env: Readonly<Record<string, string | undefined>>): boolean {
  return env.NODE_ENV !== 'production' || env.GATEWAY_ALLOW_PRODUCTION === 'sandbox';
}
