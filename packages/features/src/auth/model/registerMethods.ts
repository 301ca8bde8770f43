import type { PublicMerchant } from '@livery/merchant';

/** The data with which a guest registers. */
export type RegisterMethod = 'username' | 'mobile';

/**
 * Returns the ways to register that a merchant's switches open, in the order of their tabs. The screen opens with the
 * first way.
 */
export function registerMethods({ USERNAMEREG3, MOBILENUMREG3 }: PublicMerchant['switches']): RegisterMethod[] {
  return [...(USERNAMEREG3 ? (['username'] as const) : []), ...(MOBILENUMREG3 ? (['mobile'] as const) : [])];
}
