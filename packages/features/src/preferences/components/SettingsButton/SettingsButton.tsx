import { useMerchant } from '@livery/merchant/react';
import { languageOf } from '@livery/i18n';
import { useLanguage, useTexts } from '@livery/i18n/react';
import { FlagButton } from '@livery/ui';
import { lazy, Suspense, useState } from 'react';

const SettingsSheet = lazy(async () => ({ default: (await import('./SettingsSheet.tsx')).SettingsSheet }));

/** Round flag button that opens the choice of language and appearance. */
export function SettingsButton() {
  const { t } = useTexts('common');
  const merchant = useMerchant();
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const label = merchant.languages.supported.length > 1 ? t('settings') : t('theme');

  return (
    <>
      <FlagButton flag={languageOf(language).flag} label={label} onClick={() => setOpen(true)} />
      {isOpen && (
        <Suspense>
          <SettingsSheet title={label} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
