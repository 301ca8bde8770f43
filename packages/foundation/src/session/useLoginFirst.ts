import { selectIsSignedIn } from '@livery/api/session';
import { useTexts } from '@livery/i18n/react';
import { useToasts } from '@livery/ui/toasts';
import { useCallback, useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../addresses/index.ts';
import { isOverlayOnTop } from '../navigation/index.ts';

interface LoginFirstOptions {
  /** Milliseconds for which a toast says why, before the login screen shows. Default 0: no toast, login shows at once. */
  toastMs?: number;
}

/**
 * For what only signed-in people can do. The function it returns sends a guest to the login screen, from where login leads
 * back to the current address, and returns true: the caller stops there. For anybody else it returns false.
 *
 * A guest who leaves the address while the toast shows stays where they went.
 */
export function useLoginFirst({ toastMs = 0 }: LoginFirstOptions = {}): () => boolean {
  const { t } = useTexts('common');
  const { showToast } = useToasts();
  const isSignedIn = useSelector(selectIsSignedIn);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), [pathname, search, isSignedIn]);

  return useCallback(() => {
    if (isSignedIn) return false;
    const showLogin = () =>
      void navigate(paths.login, { replace: isOverlayOnTop(), state: { from: `${pathname}${search}` } });
    clearTimeout(timer.current);
    if (toastMs === 0) {
      showLogin();
    } else {
      showToast(t('in_logged_login'), { duration: toastMs });
      timer.current = setTimeout(showLogin, toastMs);
    }
    return true;
  }, [isSignedIn, navigate, pathname, search, showToast, t, toastMs]);
}
