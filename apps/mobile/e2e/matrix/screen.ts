import type { Frame, Page } from '@playwright/test';
import type { MerchantCode } from '../environment/setups.ts';
import type { Viewer } from '../fixtures/merchantTest.ts';

/** One thing that stands on a phone: a screen, or something opened on it. */
export interface Screen {
  name: string;
  viewer: Exclude<Viewer, 'trial'>;
  /** Whether it comes up by itself, so that each visit has to leave it before anything else. Default false. */
  comesUp?: boolean;
  /** Whether it shows what a member has, which no size of screen or text may cut off. Default false. */
  hasBalance?: boolean;
  /** Whether it is looked at in forced colours, too. Default false. */
  isForced?: boolean;
  /** Whether a merchant has it. Default: each has. */
  isAt?: (merchant: MerchantCode) => boolean;
  /** The frame that it stands in. Default: the page itself. */
  frameOf?: (page: Page) => Frame;
  /** Where it stands, if its address alone shows it. */
  address?: string;
  /** Brings it about, from the app as it stands; `reload` loads home anew. Gives back how to leave it, if it has to be left. */
  show: (page: Page, reload: () => Promise<void>) => Promise<(() => Promise<void>) | void>;
}
