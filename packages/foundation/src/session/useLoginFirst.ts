import { useTexts } from '@livery/i18n/react';
import { useToasts } from '@livery/ui/toasts';
import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../addresses/index.ts';
import { isOverlayOnTop } from '../navigation/index.ts';
import { type Action, useRule } from '../roles/index.ts';
import { loginState } from './loginState.ts';

/** Milliseconds for which a guest reads why login comes next. */
const noticeMs = 2_000;

/**
 * For what only signed-in people can do. Where login comes first, the function it returns sends a guest to the login
 * screen, from where login leads back to the current address, and returns true: the caller stops there. For anybody else it
 * returns false.
 *
 * A guest who leaves the address while the toast shows stays where they went.
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
