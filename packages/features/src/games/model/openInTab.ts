import { expectReturn } from '@livery/device/return-points';
import { paths } from '@livery/foundation/addresses';
import type { PlayState } from './playState.ts';

/**
 * Opens a game's page in the same tab, in place of the current screen. The exit of that page leads back to the screen
 * on which it was opened.
 */
export function openInTab(url: string, opened: PlayState['opened']): void {
  expectReturn(opened?.from ?? paths.home, opened?.place);
  window.location.replace(url);
}
