import { useRefreshCaptchaMutation } from '@livery/api/auth/login';
import type { GatewayError } from '@livery/api/client';
import { useCallback, useEffect, useState } from 'react';
import type { Captcha } from '../model/captchaOf.ts';

/**
 * State of the captcha of a form. Some forms always require a captcha. Other forms require one only after a reply that
 * contains it.
 * @param isAsked whether the form always requires a captcha. Then the first picture is requested immediately.
 * @param clearAnswer called when another picture is requested, because the last answer is no longer valid.
 */
export function useCaptcha(isAsked: boolean, clearAnswer: () => void) {
  const [fetchCaptcha, { isLoading }] = useRefreshCaptchaMutation();
  const [captcha, setCaptcha] = useState<Captcha>();

  const refresh = useCallback(async (): Promise<GatewayError | undefined> => {
    clearAnswer();
    const { data, error } = await fetchCaptcha();
    if (data !== undefined) setCaptcha(data);
    return error as GatewayError | undefined;
  }, [clearAnswer, fetchCaptcha]);

  useEffect(() => {
    if (isAsked) void refresh();
  }, [isAsked, refresh]);

  return {
    /** Undefined if no captcha is required, and until the first picture is loaded. */
    captcha,
    isBusy: isLoading,
    /** Requests another picture. If that fails, it resolves with the error and the last picture stays. */
    refresh,
    /** Replaces the picture with one from a reply. */
    replace: setCaptcha,
  };
}
