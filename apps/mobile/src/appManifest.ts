import type { TextArea } from '@livery/i18n';
import type { PublicMerchant } from '@livery/merchant';

/** A screen whose code loads when it is opened. */
interface ManifestScreen {
  /** Its addresses. A part that varies is written `:name`. */
  paths: readonly string[];
  /** Name of its component; see `lazyCode`. */
  code: string;
  /** Areas of its texts, including the area of its title. */
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
   * Components that show failures, and the modules that read their texts. They are cached for use without a network.
   */
  spare: readonly string[];
}
