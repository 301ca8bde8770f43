import { useRefreshCaptchaMutation } from '@livery/api/auth/login';
import type { GatewayError } from '@livery/api/client';
import { useCallback, useEffect, useState } from 'react';
import type { Captcha } from '../model/captchaOf.ts';

/**
 * The captcha of a form that may always ask for one, and gets one where a reply brings it.
 * @param isAsked whether the form always asks for one; a picture is fetched as soon as it does.
 * @param clearAnswer called when another picture is asked for: the answer to the last one is worth nothing.
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
    /** Undefined where none is asked for, and until the first picture is here. */
    captcha,
    isBusy: isLoading,
    /** Gets another picture. Resolves with what went wrong: then the last one stays. */
    refresh,
    /** Replaces the picture by one that came with a reply. */
    replace: setCaptcha,
  };
}
