import { paths } from '@livery/foundation/addresses';
import { useRule } from '@livery/foundation/roles';
import { loginState } from '@livery/foundation/session';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useRefuseTrial } from '../../hooks/useRefuseTrial.ts';
import { isFeedbackAddress } from '../../model/feedbackAddress.ts';

/**
 * Whether to show the feedback screen: the address selects it, and the player is a member. Guests are redirected to
 * login, which returns to the same address. Trials stay with the contacts and see the reason.
 */
export function useFeedbackGate(): boolean {
  const location = useLocation();
  const navigate = useNavigate();
  const rule = useRule('feedback');
  const refuse = useRefuseTrial();
  const isAsked = isFeedbackAddress(location.search);
  const turnAway = useEffectEvent(() => {
    // The entry is replaced, so that a step back does not open login again.
    if (rule === 'login') return void navigate(paths.login, { replace: true, state: loginState(location) });
    refuse();
    void navigate(paths.service, { replace: true });
  });
  useEffect(() => {
    if (isAsked && rule !== 'open') turnAway();
  }, [isAsked, rule]);
  return isAsked && rule === 'open';
}
