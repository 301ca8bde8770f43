import { expectReturn } from '@livery/device/return-points';
import { paths } from '@livery/foundation/addresses';
import type { PlayState } from './playState.ts';

/**
 * Opens a game's page in the same tab, in place of the current screen. The exit of the game's page opens the screen
 * from which the game was opened.
 */
export function openInTab(url: string, opened: PlayState['opened']): void {
  expectReturn(opened?.from ?? paths.home, opened?.place);
  window.location.replace(url);
}
