import { detectEnvironment, isInAppBrowser } from '@livery/device/platform';
import type { PublicMerchant } from '@livery/merchant';

type Gateway = Pick<PublicMerchant, 'gateway'>;

/**
 * Whether a page of accounts may replace this page, so that the outcome is available after the return. Browsers
 * partition storage by site, so Firebase's page must be on the merchant's host. That is the case if `authDomain` is
 * that host, or if the sandbox serves the page there.
 */
export function canLeavePage({ gateway: { firebase } }: Gateway): boolean {
  return firebase !== undefined && (firebase.emulator === '/' || firebase.authDomain === location.host);
}

/**
 * Whether to replace the page even if a window could be opened. This applies in an installed app, in the merchant's own
 * app and in browsers inside other apps. There, a second window is another program that cannot report back, or it does
 * not open.
 */
export const prefersLeaving = (merchant: Gateway): boolean =>
  (detectEnvironment() !== 'H5' || isInAppBrowser()) && canLeavePage(merchant);
