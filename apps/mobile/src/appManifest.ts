import type { TextArea } from '@livery/i18n';
import type { PublicMerchant } from '@livery/merchant';

/** A screen whose code loads when it is opened. */
interface ManifestScreen {
  /** Its addresses. A part that varies is written `:name`. */
  paths: readonly string[];
  /** Name of its component: see `lazyCode`. */
  code: string;
  /** Areas of its texts, its title's among them. */
  texts: readonly TextArea[];
  /** Whether a merchant has the screen. Default: every merchant has it. */
  isOpen?: ((switches: PublicMerchant['switches']) => boolean) | undefined;
  /** Whether it only says that there is nothing here. Default: it does not. */
  isMissing?: ((switches: PublicMerchant['switches']) => boolean) | undefined;
}

/** What the assemble step has to know of the app's code. */
export interface AppManifest {
  /** Every screen but home. */
  screens: readonly ManifestScreen[];
  /** Components that show when something fails, and what reads their texts: to be at hand while there is no network. */
  spare: readonly string[];
}
