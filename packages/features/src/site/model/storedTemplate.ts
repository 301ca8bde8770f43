import { templateItem } from '@livery/device/storage';
import type { PublicMerchant } from '@livery/merchant';

/** Stores the versions that the gateway named, for the next visit: on this one nothing may change on screen. */
export function storeTemplate(merchant: string, { memberCentre, deposit }: PublicMerchant['templates']): void {
  templateItem.write({ merchant, templates: { memberCentre, deposit } });
}

/**
 * The merchant with the versions that the gateway named on the last visit. The very same object where nothing is stored, or
 * the same versions: home, which is prerendered with the merchant's own versions, can then be hydrated.
 */
export function withStoredTemplate(merchant: PublicMerchant): PublicMerchant {
  const stored = templateItem.read();
  if (stored?.merchant !== merchant.code) return merchant;
  const { memberCentre, deposit } = stored.templates;
  const isSame = memberCentre === merchant.templates.memberCentre && deposit === merchant.templates.deposit;
  return isSame ? merchant : { ...merchant, templates: { memberCentre, deposit } };
}
