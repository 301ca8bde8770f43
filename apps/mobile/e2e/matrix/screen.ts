import type { Frame, Page } from '@playwright/test';
import type { MerchantCode } from '../environment/setups.ts';
import type { Viewer } from '../fixtures/merchantTest.ts';

/** A state that a phone can show: a screen, or something opened on it. */
export interface Screen {
  name: string;
  viewer: Exclude<Viewer, 'trial'>;
  /** Whether it opens automatically, so that each visit must close it first. Default false. */
  comesUp?: boolean;
  /** Whether it shows a member's balance, which no size of screen or text may clip. Default false. */
  hasBalance?: boolean;
  /** Whether it is also checked in forced colours. Default false. */
  isForced?: boolean;
  /** Whether a merchant has it. Default: every merchant has it. */
  isAt?: (merchant: MerchantCode) => boolean;
  /** The frame that contains it. Default: the page itself. */
  frameOf?: (page: Page) => Frame;
  /** Its address, if the address alone shows it. */
  address?: string;
  /**
   * Shows it, from the current state of the app; `reload` loads home again. Returns a function that closes it, if it
   * must be closed.
   */
  show: (page: Page, reload: () => Promise<void>) => Promise<(() => Promise<void>) | void>;
}
