import type { Frame, Page } from '@playwright/test';
import type { MerchantCode } from '../environment/setups.ts';
import type { Viewer } from '../fixtures/merchantTest.ts';

/** A state that a phone can show: a screen, or something opened on it. */
export interface Screen {
  name: string;
  viewer: Exclude<Viewer, 'trial'>;
  /** Whether the screen opens automatically, so that each visit must close it first. Default false. */
  comesUp?: boolean;
  /**
   * Whether the screen shows a member's balance, which must not be clipped at any screen or text size. Default false.
   */
  hasBalance?: boolean;
  /** Whether the screen is also checked in forced colours. Default false. */
  isForced?: boolean;
  /** Whether a merchant has the screen. Default: every merchant has it. */
  isAt?: (merchant: MerchantCode) => boolean;
  /** The frame that contains the screen. Default: the page itself. */
  frameOf?: (page: Page) => Frame;
  /** Address of the screen, if the address alone shows it. */
  address?: string;
  /**
   * Shows the screen, from the current state of the app. `reload` loads home again. Returns a function that closes the
   * screen, if it must be closed.
   */
  show: (page: Page, reload: () => Promise<void>) => Promise<(() => Promise<void>) | void>;
}
