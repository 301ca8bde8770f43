/**
 * Whether the gateway may start. In production the sandbox must be allowed explicitly, so that it is not mistaken for
 * the real gateway.
 */
export function isProductionAllowed(env: Readonly<Record<string, string | undefined>>): boolean {
  return env.NODE_ENV !== 'production' || env.GATEWAY_ALLOW_PRODUCTION === 'sandbox';
}
