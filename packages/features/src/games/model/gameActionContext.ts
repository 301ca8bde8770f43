import type { Translate } from '@livery/i18n/react';
import type { Toasts } from '@livery/ui/toasts';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

/** What an action on a game needs of the screen that it is done on. Its code loads when it is done first. */
export interface GameActionContext {
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
  toasts: Toasts;
  /** Texts of `games`. */
  t: Translate<'games'>;
  common: Translate<'common'>;
  /** Whether the page that it was asked for on is still on show: whoever has left is led nowhere. */
  isPageOnShow: () => boolean;
}
