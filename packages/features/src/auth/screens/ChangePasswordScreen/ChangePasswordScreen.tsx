import { paths } from '@livery/foundation/addresses';
import { useTexts } from '@livery/i18n/react';
import { ButtonLink, EmptyState } from '@livery/ui';
import { ChangePasswordView } from './ChangePasswordView.tsx';
import { useChangePasswordScreen } from './useChangePasswordScreen.ts';

/** Change the login password. Who has none is led to where one is set with a code. */
export function ChangePasswordScreen() {
  const { t } = useTexts('password');
  const { hasPassword, ...view } = useChangePasswordScreen();
  if (hasPassword) return <ChangePasswordView {...view} />;
  return (
    <EmptyState
      drawing="closed"
      title={t('noPasswordTitle')}
      action={
        <ButtonLink variant="primary" href={paths.forgotPassword}>
          {t('setOne')}
        </ButtonLink>
      }
    >
      {t('noPasswordWords')}
    </EmptyState>
  );
}
