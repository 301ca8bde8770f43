import { selectSessionEnd } from '@livery/api/session';
import { paths } from '@livery/foundation/addresses';
import type { Rule } from '@livery/foundation/roles';
import { loginState, returnPath } from '@livery/foundation/session';
import { useSelector } from 'react-redux';
import { type Location, Navigate } from 'react-router-dom';

interface DetourProps {
  /** The requested location, which is not shown. */
  asked: Location;
  /** The location on show. */
  shown: Location;
  /** Why; undefined where the merchant has no such address. */
  rule: Rule | undefined;
}

/** Leads from an address that is not shown to the one that is. What trials meet is in `Refusals`. */
export function Detour({ asked, shown, rule }: DetourProps) {
  const hasLoggedOut = useSelector(selectSessionEnd) === 'logout';
  if (rule === 'onward') return <Navigate to={returnPath(asked.state)} replace state={asked.state} />;
  // After a logout on a member's screen: to home. Otherwise to login, and back here afterwards.
  if (rule === 'login' && (asked !== shown || !hasLoggedOut))
    return <Navigate to={paths.login} replace state={loginState(asked)} />;
  return (rule === undefined || rule === 'login') && <Navigate to={paths.home} replace />;
}
