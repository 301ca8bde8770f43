import { useStartTrialMutation } from '@livery/api/auth/freePlay';
import type { GatewayError } from '@livery/api/client';
import { paths } from '@livery/foundation/addresses';
import { useIsThere } from '@livery/foundation/navigation';
import { useTexts } from '@livery/i18n/react';
import { toastDuration, useToasts } from '@livery/ui/toasts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { failureText } from '../model/failureText.ts';

interface FreeTrial {
  /**
   * Starts a free trial, shows a toast while it loads, and navigates home. If it fails, the error is shown and the page
   * stays.
   */
  start: () => void;
  isBusy: boolean;
  /** The error message of the last attempt. */
  failure: string | undefined;
}

interface FreeTrialOptions {
  /** False if the screen shows `failure` itself. Default true. */
  isFailureToasted?: boolean;
}

/** The start of a free trial, for login and for the trial's own screen. Needs the texts of `auth`. */
export function useFreeTrial({ isFailureToasted = true }: FreeTrialOptions = {}): FreeTrial {
  const { t: auth } = useTexts('auth');
  const { t: common } = useTexts('common');
  const { showToast, showLoadingWhile } = useToasts();
  const navigate = useNavigate();
  const isThere = useIsThere();
  const [startTrial, { isLoading }] = useStartTrialMutation();
  const [problem, setProblem] = useState<GatewayError | 'closed'>();
  const sentenceOf = (one: GatewayError | 'closed') =>
    one === 'closed' ? auth('trialClosed') : failureText(one, common);

  const start = async () => {
    setProblem(undefined);
    const { data, error } = await showLoadingWhile(startTrial(), common('in_please_wait'));
    if (error === undefined && data !== null) return isThere() && navigate(paths.home, { replace: true });
    const found = error === undefined ? 'closed' : (error as GatewayError);
    setProblem(found);
    if (isFailureToasted) showToast(sentenceOf(found), { kind: 'failure', duration: toastDuration.short });
  };

  return {
    start: () => {
      if (!isLoading) void start();
    },
    isBusy: isLoading,
    failure: problem && sentenceOf(problem),
  };
}
