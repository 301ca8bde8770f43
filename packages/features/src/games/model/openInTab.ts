import { expectReturn } from '@livery/device/return-points';
import { paths } from '@livery/foundation/addresses';
import type { PlayState } from './playState.ts';

/** Opens a game's page in the tab, in place of the screen on show. Its own way out leads back to where it was opened. */
export function openInTab(url: string, opened: PlayState['opened']): void {
  expectReturn(opened?.from ?? paths.home, opened?.place);
  window.location.replace(url);
}
