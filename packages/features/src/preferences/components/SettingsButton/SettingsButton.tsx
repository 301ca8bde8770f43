import { useMerchant } from '@livery/merchant/react';
import { languageOf } from '@livery/i18n';
import { useLanguage, useTexts } from '@livery/i18n/react';
import { FlagButton } from '@livery/ui';
import { lazy, Suspense, useState } from 'react';

const SettingsPanel = lazy(async () => ({ default: (await import('./SettingsPanel.tsx')).SettingsPanel }));

/** Round flag button that opens the choice of language and appearance beside it. */
export function SettingsButton() {
  const { t } = useTexts('common');
  const merchant = useMerchant();
  const language = useLanguage();
  // Undefined until it was first pressed: its code is not fetched before. Null while it is closed.
  const [anchor, setAnchor] = useState<HTMLElement | null>();
  const label = merchant.languages.supported.length > 1 ? t('settings') : t('theme');

  return (
    <>
      <FlagButton flag={languageOf(language).flag} label={label} isOpen={!!anchor} onClick={({ currentTarget }) => setAnchor(currentTarget)} />
      {anchor !== undefined && (
        <Suspense>
          <SettingsPanel label={label} anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
