import { useTexts } from '@livery/i18n/react';
import { Sheet } from '@livery/ui/dialog';
import { Settings } from '../Settings/Settings.tsx';

interface SettingsSheetProps {
  title: string;
  onClose: () => void;
}

/** The settings, as a sheet over whatever is on screen. Choosing a language closes it: the change shows below. */
export function SettingsSheet({ title, onClose }: SettingsSheetProps) {
  const { t } = useTexts('common');
  return (
    <Sheet isOpen title={title} closeLabel={t('close')} onClose={onClose}>
      <Settings onLanguageChosen={onClose} />
    </Sheet>
  );
}
