import { paths } from '@livery/foundation/addresses';
import { useRule } from '@livery/foundation/roles';
import { loginState } from '@livery/foundation/session';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useRefuseTrial } from '../../hooks/useRefuseTrial.ts';
import { asksForFeedback } from '../../model/feedbackAddress.ts';

/**
 * Whether feedback is to be shown: where the address asks for it, to members. Guests are led to login, which leads back to the
 * same address; trials stay with the contacts and read why.
 */
export function useFeedbackGate(): boolean {
  const location = useLocation();
  const navigate = useNavigate();
  const rule = useRule('feedback');
  const refuse = useRefuseTrial();
  const isAsked = asksForFeedback(location.search);
  const turnAway = useEffectEvent(() => {
    // In its place, so that the way back does not lead to login again.
    if (rule === 'login') return void navigate(paths.login, { replace: true, state: loginState(location) });
    refuse();
    void navigate(paths.service, { replace: true });
  });
  useEffect(() => {
    if (isAsked && rule !== 'open') turnAway();
  }, [isAsked, rule]);
  return isAsked && rule === 'open';
}
