import { detectEnvironment, isInAppBrowser } from '@livery/device/platform';
import type { PublicMerchant } from '@livery/merchant';

type Gateway = Pick<PublicMerchant, 'gateway'>;

/**
 * Whether the page may give way to a page of accounts and hear of the outcome when it is back. Browsers store for each site
 * apart, so Firebase's own page has to be of the merchant's host: `authDomain` is that host, or the sandbox answers there.
 */
export function canLeavePage({ gateway: { firebase } }: Gateway): boolean {
  return firebase !== undefined && (firebase.emulator === '/' || firebase.authDomain === location.host);
}

/**
 * Whether the page gives way although a window could be opened: in an installed app, in the merchant's own app and in
 * browsers inside other apps. There a second window is another program, which cannot report back, or does not open.
 */
export const prefersLeaving = (merchant: Gateway): boolean =>
  (detectEnvironment() !== 'H5' || isInAppBrowser()) && canLeavePage(merchant);
