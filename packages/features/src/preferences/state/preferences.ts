import type { LanguageCode } from '@livery/i18n';
import type { Mode } from '@livery/merchant';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Dark, light, or as the phone is set. */
export type ModeSetting = Mode | 'phone';

/** What the person chose for this device. */
export interface Preferences {
  /** Language on screen; changes only once its texts are here. */
  language: LanguageCode;
  mode: ModeSetting;
}

export const preferencesSlice = createSlice({
  name: 'preferences',
  initialState: (): Preferences => ({ language: 'EN', mode: 'dark' }),
  reducers: {
    preferencesRestored: (_, { payload }: PayloadAction<Preferences>) => payload,
    languageChanged: (state, { payload }: PayloadAction<LanguageCode>) => ({ ...state, language: payload }),
    modeChosen: (state, { payload }: PayloadAction<ModeSetting>) => ({ ...state, mode: payload }),
  },
  selectors: { selectMode: ({ mode }) => mode },
});

export const { preferencesRestored, languageChanged, modeChosen } = preferencesSlice.actions;
export const { selectMode } = preferencesSlice.selectors;
