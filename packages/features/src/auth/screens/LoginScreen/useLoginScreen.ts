import { useLoginMutation, useRefreshCaptchaMutation } from '@livery/api/auth/login';
import type { GatewayError } from '@livery/api/client';
import { useTexts } from '@livery/i18n/react';
import { useMerchant } from '@livery/merchant/react';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';
import { useRevalidateInLanguage } from '../../hooks/useRevalidateInLanguage.ts';
import { type Captcha, captchaOf } from '../../model/captchaOf.ts';
import { emptyLogin, type LoginValues } from '../../model/loginValues.ts';
import { loginFailure } from '../../model/loginFailure.ts';
import { canRegister } from '../../model/canRegister.ts';
import { returnPath } from '@livery/foundation/session';
import type { LoginViewProps } from './LoginView.tsx';

/** State and handlers of the login screen: the form, the call, the captcha that a failed try may bring, and where it leads. */
export function useLoginScreen(): LoginViewProps {
  const { t: auth } = useTexts('auth');
  const { t: common } = useTexts('common');
  const { switches } = useMerchant();
  const navigate = useNavigate();
  const location = useLocation();
  const registeredName = (location.state as { userName?: string } | null)?.userName ?? '';
  const form = useForm<LoginValues>({ defaultValues: emptyLogin(registeredName) });
  const [login, { isLoading }] = useLoginMutation();
  const [fetchCaptcha, { isLoading: isRefreshing }] = useRefreshCaptchaMutation();
  const [captcha, setCaptcha] = useState<Captcha>();
  const [failure, setFailure] = useState<GatewayError>();
  useRevalidateInLanguage(form);
  // It appears under the finger that just pressed the button: what to do next is to answer it.
  const { setFocus } = form;
  const isCaptchaAsked = captcha !== undefined;
  useEffect(() => {
    if (isCaptchaAsked) setFocus('captcha');
  }, [isCaptchaAsked, setFocus]);

  const refreshCaptcha = async () => {
    const { data, error } = await fetchCaptcha();
    if (data !== undefined) setCaptcha(data);
    else setFailure(error as GatewayError);
    form.resetField('captcha');
  };

  const clearFailure = () => setFailure(undefined);
  // What was wrong with the last try says nothing beside what is wrong with this one.
  const submit = form.handleSubmit(async ({ username, password, captcha: answer }) => {
    clearFailure();
    const { error } = await login({
      username: username.trim(),
      password,
      type: 'username',
      ...(captcha !== undefined && { captcha: answer, captchaId: captcha.captchaId }),
    });
    if (error === undefined) return navigate(returnPath(location.state), { replace: true });
    setFailure(error as GatewayError);
    const next = captchaOf(error as GatewayError);
    if (next !== undefined) setCaptcha(next);
    else if (captcha !== undefined) await refreshCaptcha();
    form.resetField('captcha');
  }, clearFailure);

  return {
    form,
    onSubmit: (event) => void submit(event),
    isBusy: isLoading,
    captcha,
    // Translated at every render: the person may change the language while the sentence shows.
    failure: failure && loginFailure(failure, { auth, common }),
    isCaptchaBusy: isRefreshing,
    onRefreshCaptcha: () => void refreshCaptcha(),
    canRegister: canRegister(switches),
  };
}
