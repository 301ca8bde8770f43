import { SettingsButton } from '@livery/features/preferences';
import { useMerchant } from '@livery/merchant/react';

/** The round flag that opens a floating list of languages; nothing where there is no choice. */
export function LanguageFloat() {
  const { languages } = useMerchant();
  return languages.supported.length > 1 ? <SettingsButton /> : null;
}
