import type { TextArea } from '@livery/i18n';
import type { PublicMerchant } from '@livery/merchant';
import type { LazyCode } from './lazyCode.tsx';

/** A screen as a feature offers it. The app's table gives it an address. */
export interface Screen
  extends Pick<LazyCode, 'Component'>, Partial<Pick<LazyCode, 'name' | 'forgetFailure' | 'prefetch'>> {
  /** Text areas the screen uses. They load at the same time as its code. */
  texts: readonly TextArea[];
  /** Whether this merchant has the screen; a screen that is off is never downloaded. Default: every merchant has it. */
  isOpen?: (switches: PublicMerchant['switches']) => boolean;
  /**
   * For whom it loads once home is done and the page is idle, because most go there from home: a rank for each, the smallest
   * first. Default: it loads when a finger touches a link to it.
   */
  afterHome?: Partial<Record<'guest' | 'member', number>>;
  /** Whether it only says that there is nothing here, as where its module is not built yet. Banners do not lead there. */
  isMissing?: (switches: PublicMerchant['switches']) => boolean;
}
