import type { TextArea } from '@livery/i18n';
import type { PublicMerchant } from '@livery/merchant';

/** A screen whose code loads when it is opened. */
interface ManifestScreen {
  /** Addresses of the screen. A part that varies is written `:name`. */
  paths: readonly string[];
  /** Name of the screen's component; see `lazyCode`. */
  code: string;
  /** Areas of the screen's texts, including the area of its title. */
  texts: readonly TextArea[];
  /** Whether a merchant has the screen. Default: every merchant has it. */
  isOpen?: ((switches: PublicMerchant['switches']) => boolean) | undefined;
  /** Whether the screen only shows a 'not found' message. Default: false. */
  isMissing?: ((switches: PublicMerchant['switches']) => boolean) | undefined;
}

/** Facts about the app's code that the assemble step needs. */
export interface AppManifest {
  /** Every screen except home. */
  screens: readonly ManifestScreen[];
  /**
   * Components that show failures, and the modules that read their texts. The service worker caches them, so that they
   * work without a network.
   */
  spare: readonly string[];
}
