export { Settings } from './components/Settings/Settings.tsx';
export { SettingsButton } from './components/SettingsButton/SettingsButton.tsx';
export { languageChanged, modeChosen, preferencesRestored, preferencesSlice } from './state/preferences.ts';
export type { Preferences } from './state/preferences.ts';
