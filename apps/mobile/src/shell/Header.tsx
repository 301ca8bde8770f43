import { useGoBack } from '@livery/foundation/navigation';
import { useTexts } from '@livery/i18n/react';
import { AppBar, BackButton } from '@livery/ui';
import type { TitleKey } from './row.ts';
import { useTitle } from './useTitle.ts';

/** Header of inner screens: back button and title. */
export function Header({ title }: { title: TitleKey }) {
  const { t } = useTexts('common');
  return <AppBar title={useTitle(title)} start={<BackButton label={t('back')} onClick={useGoBack()} />} />;
}
