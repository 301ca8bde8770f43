import { detectEnvironment } from '@livery/device/platform';
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
 * Whether it gives way where a window could be opened. In an installed app and in the merchant's own, a window is another
 * program, which cannot report back.
 */
export const prefersLeaving = (merchant: Gateway): boolean => detectEnvironment() !== 'H5' && canLeavePage(merchant);
