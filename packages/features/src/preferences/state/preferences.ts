import type { LanguageCode } from '@livery/i18n';
import type { Mode } from '@livery/merchant';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** A mode: dark, light, or the phone's setting. */
export type ModeSetting = Mode | 'phone';

/** The player's settings on this device. */
export interface Preferences {
  /** The current language. It changes only after its texts have loaded. */
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
