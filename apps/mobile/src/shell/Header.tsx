import { useTexts } from '@livery/i18n/react';
import { AppBar, BackButton } from '@livery/ui';
import { useGoBack } from '@livery/features/screen';

/** The bar of inner screens: the way back. */
export function Header() {
  const { t } = useTexts('common');
  return <AppBar start={<BackButton label={t('back')} onClick={useGoBack()} />} />;
}
