import { localKeys, safeLocalStorage } from '@livery/device/storage';
import type { PublicMerchant } from '@livery/merchant';

type Templates = PublicMerchant['templates'];

/** Keeps what the gateway said of the versions, for the next visit: on this one nothing may jump. */
export function storeTemplate(code: string, { memberCentre, deposit }: Templates): void {
  safeLocalStorage.set(localKeys.template, `${code} ${memberCentre} ${deposit}`);
}

/**
 * The merchant with the versions that the gateway named on the last visit. The very same object where nothing was kept,
 * or the same versions: home, drawn ahead with the merchant's own, then fits.
 */
export function withStoredTemplate(merchant: PublicMerchant): PublicMerchant {
  const [code, memberCentre, deposit] = (safeLocalStorage.get(localKeys.template) ?? '').split(' ');
  const { templates } = merchant;
  if (code !== merchant.code || !isVersion(memberCentre) || !isVersion(deposit)) return merchant;
  const isSame = memberCentre === templates.memberCentre && deposit === templates.deposit;
  return isSame ? merchant : { ...merchant, templates: { memberCentre, deposit } };
}

const isVersion = (text: string | undefined) => text === 'base' || text === 'new';
