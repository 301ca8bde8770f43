import { selectSessionEnd } from '@livery/api/session';
import { paths } from '@livery/foundation/addresses';
import type { Rule } from '@livery/foundation/roles';
import { loginState, returnPath } from '@livery/foundation/session';
import { useTexts } from '@livery/i18n/react';
import { toastDuration, useToasts } from '@livery/ui/toasts';
import { useEffect, useEffectEvent } from 'react';
import { useSelector } from 'react-redux';
import { type Location, Navigate } from 'react-router-dom';

interface RouteRedirectProps {
  /** The requested location, which is not shown. */
  asked: Location;
  /** The location whose screen is shown. */
  shown: Location;
  /** The reason why the requested location is not shown; undefined if the merchant has no such address. */
  rule: Rule | undefined;
  /** Whether the merchant has switched this screen off; a toast reports that. */
  isOff: boolean;
}

/** Redirects from an address that is not shown to the address that is shown. `Refusals` handles trials. */
export function RouteRedirect({ asked, shown, rule, isOff }: RouteRedirectProps) {
  const { t } = useTexts('common');
  const { showToast } = useToasts();
  const say = useEffectEvent(() => showToast(t('in_sorry_unavailable'), { duration: toastDuration.short }));
  useEffect(() => {
    if (isOff) say();
  }, [isOff]);
  const hasLoggedOut = useSelector(selectSessionEnd) === 'logout';
  if (rule === 'onward') return <Navigate to={returnPath(asked.state)} replace state={asked.state} />;
  // After a logout on a member's screen, the player goes to home. In other cases the player goes to login, and returns
  // to this address after the login.
  if (rule === 'login' && (asked !== shown || !hasLoggedOut))
    return <Navigate to={paths.login} replace state={loginState(asked)} />;
  return (rule === undefined || rule === 'login') && <Navigate to={paths.home} replace />;
}
