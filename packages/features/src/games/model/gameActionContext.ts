import type { Translate } from '@livery/i18n/react';
import type { Toasts } from '@livery/ui/toasts';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';

/** The data from the current screen that an action on a game needs. The code of the action is loaded on first use. */
export interface GameActionContext {
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
  toasts: Toasts;
  /** Texts of `games`. */
  t: Translate<'games'>;
  common: Translate<'common'>;
  /** Whether the page on which the action started is still shown. If not, the action does not navigate. */
  isPageOnShow: () => boolean;
}
