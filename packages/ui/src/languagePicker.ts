export { LanguagePanel } from './components/LanguagePicker/LanguagePanel.tsx';
export type { LanguagePanelProps } from './components/LanguagePicker/LanguagePanel.tsx';
export { LanguagePicker } from './components/LanguagePicker/LanguagePicker.tsx';
export type { LanguagePickerProps } from './components/LanguagePicker/LanguagePicker.tsx';
export type { LanguageChoice } from './components/LanguagePicker/LanguageList.tsx';
