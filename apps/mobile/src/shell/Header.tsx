import { useTexts } from '@livery/i18n/react';
import { AppBar, BackButton } from '@livery/ui';
import { useGoBack } from '@livery/features/screen';

/** Texts that name a screen. */
export type TitleKey = 'navAccount';

/** The bar of inner screens: the way back and the screen's name. */
export function Header({ title }: { title: TitleKey }) {
  const { t } = useTexts('common');
  return <AppBar title={t(title)} start={<BackButton label={t('back')} onClick={useGoBack()} />} />;
}
