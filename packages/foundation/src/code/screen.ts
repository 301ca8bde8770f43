import type { TextArea } from '@livery/i18n';
import type { PublicMerchant } from '@livery/merchant';
import type { ScreenShape } from '@livery/ui';
import type { LazyCode } from './lazyCode.tsx';

/** A screen that a feature exports. The app's table gives it an address. */
export interface Screen
  extends Pick<LazyCode, 'Component'>, Partial<Pick<LazyCode, 'name' | 'forgetFailure' | 'prefetch'>> {
  /** Text areas of the screen. They load together with its code. */
  texts: readonly TextArea[];
  /** Shape of the placeholder while its code loads. Default: a banner and rows. */
  shape?: ScreenShape;
  /**
   * Whether this merchant has the screen. The code of a disabled screen is never loaded. Default: every merchant has
   * it.
   */
  isOpen?: (switches: PublicMerchant['switches']) => boolean;
  /**
   * Rank for prefetching after home is loaded and the page is idle, the smallest first, for players who usually open it
   * from home. Default: it loads when a finger touches a link to it.
   */
  afterHome?: Partial<Record<'guest' | 'member', number>>;
  /**
   * Whether the screen only reports that the feature is missing, for example because it is not built yet. Banners do
   * not link to such a screen.
   */
  isMissing?: (switches: PublicMerchant['switches']) => boolean;
}
