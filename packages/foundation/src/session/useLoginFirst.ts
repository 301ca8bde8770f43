import { useTexts } from '@livery/i18n/react';
import { useToasts } from '@livery/ui/toasts';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../addresses/index.ts';
import { isOverlayOnTop } from '../navigation/index.ts';
import { type Action, useRule } from '../roles/index.ts';
import { loginState } from './loginState.ts';

/** Milliseconds for which a guest sees the reason before the login screen. */
const noticeMs = 2_000;

/**
 * For actions that require a session. If a guest must log in first, the returned function shows the login screen and
 * returns true. Then the caller must stop. After the login, the player returns to the current address. For other
 * players, the function returns false.
 *
 * If the guest leaves the address while the toast is visible, the login screen is not shown.
 */
export function useLoginFirst(action: Action): () => boolean {
  const { t } = useTexts('common');
  const { showToast } = useToasts();
  const rule = useRule(action);
  const navigate = useNavigate();
  const location = useLocation();
  const { pathname, search } = location;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), [pathname, search, rule]);

  return useCallback(() => {
    const showLogin = () => void navigate(paths.login, { replace: isOverlayOnTop(), state: loginState(location) });
    clearTimeout(timer.current);
    if (rule === 'login') {
      showLogin();
    } else if (rule === 'loginNotice') {
      showToast(t('in_logged_login'), { duration: noticeMs });
      timer.current = setTimeout(showLogin, noticeMs);
    } else {
      return false;
    }
    return true;
  }, [rule, navigate, location, showToast, t]);
}
