import type { PublicMerchant } from '@livery/merchant';

/** What a guest registers by. */
export type RegisterWay = 'username' | 'mobile';

/** The ways to register that a merchant's switches open, in the order of their tabs: the screen opens on the first. */
export function registerWays({ USERNAMEREG3, MOBILENUMREG3 }: PublicMerchant['switches']): RegisterWay[] {
  return [...(USERNAMEREG3 ? (['username'] as const) : []), ...(MOBILENUMREG3 ? (['mobile'] as const) : [])];
}
