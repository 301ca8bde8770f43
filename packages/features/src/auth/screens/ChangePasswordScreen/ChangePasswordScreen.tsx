import { paths } from '@livery/foundation/addresses';
import { useTexts } from '@livery/i18n/react';
import { ButtonLink, EmptyState } from '@livery/ui';
import { ChangePasswordView } from './ChangePasswordView.tsx';
import { useChangePasswordScreen } from './useChangePasswordScreen.ts';
import { useRestoredPassword } from './useRestoredPassword.ts';

/**
 * The screen to change the login password. A member without a password gets a link to the screen that sets one with a
 * code.
 */
export function ChangePasswordScreen() {
  // The password is restored in a few milliseconds. Render the form after that, because otherwise a field for the old
  // password could appear and disappear.
  return useRestoredPassword() ? <ChangePassword /> : null;
}

function ChangePassword() {
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
