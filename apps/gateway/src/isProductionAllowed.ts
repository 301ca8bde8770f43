/** A sandbox must not be taken for the real thing: in production it runs only when told that a sandbox is meant. */
export function isProductionAllowed(env: Readonly<Record<string, string | undefined>>): boolean {
  return env.NODE_ENV !== 'production' || env.GATEWAY_ALLOW_PRODUCTION === 'sandbox';
}
