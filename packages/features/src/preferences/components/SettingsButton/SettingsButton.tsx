import { languageOf } from '@livery/i18n';
import { useLanguage, useTexts } from '@livery/i18n/react';
import { FlagButton } from '@livery/ui';
import { type MouseEvent, useState } from 'react';
import { loadCode } from '@livery/foundation/code';
import { useOnDemand } from '@livery/foundation/code';
import { useOfferedLanguages } from '../../model/useOfferedLanguages.ts';

const load = () => loadCode(async () => (await import('./SettingsPanel.tsx')).SettingsPanel);

/**
 * Round flag button that opens the choice of language and appearance beside it. Nothing where there is only one language:
 * the appearance alone has its place in the menu.
 */
export function SettingsButton() {
  const { t } = useTexts('common');
  const language = useLanguage();
  const hasChoice = useOfferedLanguages().length > 1;
  const { Part: SettingsPanel, want } = useOnDemand(load);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (!hasChoice) return null;

  const open = async ({ currentTarget }: MouseEvent<HTMLElement>) => setAnchor((await want()) ? currentTarget : null);
  return (
    <>
      <FlagButton
        flag={languageOf(language).flag}
        label={t('settings')}
        isOpen={!!anchor}
        onClick={(event) => void open(event)}
      />
      {SettingsPanel && <SettingsPanel label={t('settings')} anchor={anchor} onClose={() => setAnchor(null)} />}
    </>
  );
}
