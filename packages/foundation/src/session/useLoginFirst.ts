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
 * For actions that require a session. If login is required first, the returned function sends a guest to the login
 * screen, which leads back to the current address, and returns true: the caller must stop. For other players it returns
 * false.
 *
 * A guest who leaves the address while the toast is visible is not sent to login.
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
