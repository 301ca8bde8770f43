import { paths } from '@livery/foundation/addresses';
import { useLogoutMutation } from '@livery/api/auth/logout';
import { useTexts } from '@livery/i18n/react';
import { useToasts } from '@livery/ui/toasts';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

/** The maximum time in milliseconds that the loading toast is shown. */
const logoutLimit = 10_000;

/**
 * Returns a function that ends the session at the gateway and in the app, then shows home. Without a network, the
 * session still ends in the app.
 */
export function useLogout(): () => Promise<void> {
  const { t } = useTexts('common');
  const { showLoadingWhile } = useToasts();
  const navigate = useNavigate();
  const [logout] = useLogoutMutation();

  return useCallback(async () => {
    const leave = async () => {
      await logout();
      // Navigate immediately, because a member's screen would redirect the guest to login.
      await navigate(paths.home, { replace: true });
    };
    await showLoadingWhile(leave(), t('in_please_wait'), logoutLimit);
  }, [logout, navigate, showLoadingWhile, t]);
}
