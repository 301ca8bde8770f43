import { useLanguage, useTexts } from '@livery/i18n/react';
import { FlagButton } from '@livery/ui';
import { type MouseEvent, useState } from 'react';
import { lazyCode, useCodeOnDemand } from '@livery/foundation/code';
import { useOfferedLanguages } from '../../model/useOfferedLanguages.ts';

const panel = lazyCode(() => import('./SettingsPanel.tsx'), 'SettingsPanel');

/**
 * Round button with a flag. It opens a panel to choose language and mode. For merchants with one language it is not
 * rendered, because the mode can also be chosen in the menu.
 */
export function SettingsButton() {
  const { t } = useTexts('common');
  const language = useLanguage();
  const languages = useOfferedLanguages();
  const { Component: SettingsPanel, request } = useCodeOnDemand(panel);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (languages.length < 2) return null;

  const open = async ({ currentTarget }: MouseEvent<HTMLElement>) =>
    setAnchor((await request()) ? currentTarget : null);
  return (
    <>
      <FlagButton
        flag={languages.find(({ code }) => code === language)?.flag ?? ''}
        label={t('settings')}
        isOpen={!!anchor}
        onClick={(event) => void open(event)}
      />
      {SettingsPanel && <SettingsPanel label={t('settings')} anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}
