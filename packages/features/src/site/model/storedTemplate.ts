import { templateItem } from '@livery/device/storage';
import type { PublicMerchant } from '@livery/merchant';

/**
 * Stores the versions from the gateway's reply for the next visit, because the screen must not change during this
 * visit.
 */
export function storeTemplate(merchant: string, { memberCentre, deposit }: PublicMerchant['templates']): void {
  templateItem.write({ merchant, templates: { memberCentre, deposit } });
}

/**
 * Returns the merchant with the versions that the gateway sent on the last visit. If nothing is stored or the versions
 * are equal, it returns the same object. Then home can be hydrated, because home is prerendered with the merchant's own
 * versions.
 */
export function withStoredTemplate(merchant: PublicMerchant): PublicMerchant {
  const stored = templateItem.read();
  if (stored?.merchant !== merchant.code) return merchant;
  const { memberCentre, deposit } = stored.templates;
  const isSame = memberCentre === merchant.templates.memberCentre && deposit === merchant.templates.deposit;
  return isSame ? merchant : { ...merchant, templates: { memberCentre, deposit } };
}
