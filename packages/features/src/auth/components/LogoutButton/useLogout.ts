import { paths } from '@livery/foundation/addresses';
import { useLogoutMutation } from '@livery/api/auth';
import { useTexts } from '@livery/i18n/react';
import { useToasts } from '@livery/ui/toasts';
import { useCallback } from 'react';
import { useNavigate } from 'react-router-dom';

/** Milliseconds that the loading notice may stay. */
const logoutLimit = 10_000;

/** Ends the session here and at the gateway, then shows home. Without a network it still ends here. */
export function useLogout(): () => Promise<void> {
  const { t } = useTexts('common');
  const { startLoading } = useToasts();
  const navigate = useNavigate();
  const [logout] = useLogoutMutation();

  return useCallback(async () => {
    const endLoading = startLoading(t('in_please_wait'), logoutLimit);
    await logout();
    endLoading();
    await navigate(paths.home, { replace: true });
  }, [logout, navigate, startLoading, t]);
}
