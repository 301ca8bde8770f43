import { useLanguage } from '@livery/i18n/react';
import { useBackCloses } from '@livery/foundation/navigation';
import { LanguagePanel } from '@livery/ui/language-picker';
import { ModeChoice } from '../ModeChoice/ModeChoice.tsx';
import { useChooseLanguage } from '../../model/useChooseLanguage.ts';
import { useOfferedLanguages } from '../../model/useOfferedLanguages.ts';

interface SettingsPanelProps {
  label: string;
  /** The button next to which the panel opens; null while the panel is closed. */
  anchor: HTMLElement | null;
  onClose: () => void;
}

/** The settings in a floating panel. Choosing a language closes it, so that the changed page is visible. */
export function SettingsPanel({ label, anchor, onClose }: SettingsPanelProps) {
  const chooseLanguage = useChooseLanguage(onClose);
  useBackCloses(anchor !== null, onClose);
  return (
    <LanguagePanel
      anchor={anchor}
      label={label}
      languages={useOfferedLanguages()}
      current={useLanguage()}
      onChoose={(code) => void chooseLanguage(code)}
      onClose={onClose}
    >
      <ModeChoice />
    </LanguagePanel>
  );
}
