import type { PublicMerchant } from '@livery/merchant';

/** Whether the merchant lets guests register by a form of ours. Where it does not, nothing leads to one. */
export function canRegister({ USERNAMEREG3 }: PublicMerchant['switches']): boolean {
  return USERNAMEREG3;
}
