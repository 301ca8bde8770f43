import { useLoginMutation } from '@livery/api/auth/login';
import type { GatewayError } from '@livery/api/client';
import { useGetCountriesQuery } from '@livery/api/site/countries';
import type { LoginMethod } from '@livery/device/remembered-login';
import { sentCodeItem } from '@livery/device/storage';
import { failureOf } from '@livery/foundation/failure';
import { useFormChecks, useFormDraft, useRevalidateInLanguage } from '@livery/foundation/forms';
import { useLanguage, useTexts } from '@livery/i18n/react';
import { useMerchant } from '@livery/merchant/react';
import { toastDuration, useToasts } from '@livery/ui/toasts';
import { useCallback, useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import type { LoginViewProps } from '../components/LoginPanel/LoginView.tsx';
import { captchaOf } from '../model/captchaOf.ts';
import { loginFailure } from '../model/loginFailure.ts';
import { loginMethods } from '../model/loginMethods.ts';
import { loginPayload } from '../model/loginPayload.ts';
import { emptyLogin, firstLogin, type LoginValues, rememberedValues } from '../model/loginValues.ts';
import { useBotCheck } from './useBotCheck.ts';
import { useCaptcha } from './useCaptcha.ts';
import { useFreeTrial } from './useFreeTrial.ts';
import { useLoginCode } from './useLoginCode.ts';
import { useRememberedLogin } from './useRememberedLogin.ts';
import { useRuleChecks } from './useRuleChecks.ts';
import type { FirebaseProof } from './useSmsCode.ts';

export interface LoginFormProps {
  /** Name of a player who has just registered. */
  userName?: string;
  /** Called when the session has started. */
  onLoggedIn: () => void;
}

/**
 * State and handlers of the login form: methods, the remembered login of each method, the code, the captcha after a
 * failed attempt, and the call.
 */
export function useLoginForm({ userName = '', onLoggedIn }: LoginFormProps): Omit<LoginViewProps, 'social'> {
  const { t: auth } = useTexts('auth');
  const { t: common } = useTexts('common');
  const { showToast } = useToasts();
  const { switches } = useMerchant();
  const language = useLanguage();
  const methods = loginMethods(switches);
  const remembered = useRememberedLogin();
  const [begun] = useState(() =>
    firstLogin({ methods, remembered: remembered.logins, remember: remembered.isWanted, userName }),
  );
  // The form component focuses the first invalid field, because only it has the order of the fields on the page.
  const form = useForm<LoginValues>({ defaultValues: begun, shouldFocusError: false });
  const draft = useFormDraft(form, 'login');
  const checks = useFormChecks(form);
  const rule = useRuleChecks();
  const { control, setFocus, setValue, getValues } = form;
  const [method, country] = useWatch({ control, name: ['method', 'country'] });
  const [login, { isLoading }] = useLoginMutation();
  const [failure, setFailure] = useState<GatewayError>();
  const clearAnswer = useCallback(() => setValue('captcha', ''), [setValue]);
  const captcha = useCaptcha(false, clearAnswer);
  const countries = useGetCountriesQuery({ language }, { skip: method !== 'sms' });
  const chosen = country || (countries.data?.[0]?.code ?? '');
  const dialingCode = countries.data?.find(({ code }) => code === chosen)?.dialingCode ?? '';
  const { code, prove } = useLoginCode(form, { country: chosen, dialingCode });
  const [isProving, setIsProving] = useState(false);
  const trial = useFreeTrial();
  const botCheck = useBotCheck();
  useRevalidateInLanguage(form);

  const { passwordOf } = remembered;
  const fillPassword = useCallback(
    async (name: string) => {
      const password = name === '' ? undefined : await passwordOf(name);
      // The player may have typed during the wait.
      if (password !== undefined && getValues('username') === name && getValues('password') === '')
        setValue('password', password);
    },
    [passwordOf, getValues, setValue],
  );
  useEffect(() => void fillPassword(begun.username), [fillPassword, begun]);

  // The captcha appears right after the player pressed the button. The next step of the player is to answer it.
  const isCaptchaAsked = captcha.captcha !== undefined;
  useEffect(() => {
    if (isCaptchaAsked) setFocus('captcha');
  }, [isCaptchaAsked, setFocus]);

  const bringBack = (next: LoginMethod) => {
    const known = remembered.loginOf(next);
    if (known === undefined) return;
    for (const [name, value] of Object.entries(rememberedValues(known))) setValue(name as keyof LoginValues, value);
    if (next !== 'username') return;
    setValue('password', '');
    void fillPassword(known.username);
  };
  const refreshCaptcha = async () => {
    const error = await captcha.refresh();
    if (error !== undefined) setFailure(error);
  };
  const changeMethod = (next: LoginMethod) => {
    form.clearErrors();
    setFailure(undefined);
    setValue('method', next);
    bringBack(next);
    if (captcha.captcha !== undefined) void refreshCaptcha();
  };

  const finish = (values: LoginValues) => {
    draft.clear();
    sentCodeItem.remove();
    const isByName = values.method === 'username';
    remembered.update(
      values.remember,
      isByName
        ? { type: 'username', username: values.username.trim(), country: '', countryDialingCode: '' }
        : { type: 'sms', username: values.mobileNum, country: chosen, countryDialingCode: dialingCode },
      isByName ? values.password : undefined,
    );
    onLoggedIn();
  };
  const clearFailure = () => setFailure(undefined);
  // The error of the last attempt must not be shown next to the errors of this attempt.
  const submit = form.handleSubmit(async (values) => {
    clearFailure();
    let proof: FirebaseProof | undefined;
    if (values.method === 'sms' && prove !== undefined) {
      setIsProving(true);
      proof = await prove(values.verificationCode);
      setIsProving(false);
      // Show no message, because the specification requires none. The code stays in the field for correction.
      if (proof === undefined) return setFocus('verificationCode');
    }
    setIsProving(true);
    const bot = await botCheck.check();
    setIsProving(false);
    if (bot.problem !== undefined) return setFailure(bot.problem);
    const { error } = await login({ ...loginPayload(values, dialingCode, captcha.captcha, proof), ...bot.fields });
    if (error === undefined) return finish(values);
    botCheck.reset();
    const problem = error as GatewayError;
    setFailure(problem);
    // Without a reply, neither the result of the check nor the captcha was used.
    if (problem.status === undefined) return undefined;
    const next = captchaOf(problem);
    if (next === undefined) return captcha.captcha && refreshCaptcha();
    clearAnswer();
    return captcha.replace(next);
  }, clearFailure);

  return {
    form,
    checks,
    rule,
    methods,
    onMethodChange: changeMethod,
    takesNumber: switches.MOBILENUMREG3,
    number: {
      countries: countries.data,
      country: chosen,
      dialingCode,
      failure: countries.data === undefined && !countries.isFetching ? failureOf(countries.error) : undefined,
      onRetry: () => void countries.refetch(),
    },
    code,
    captcha: captcha.captcha,
    isCaptchaBusy: captcha.isBusy,
    onRefreshCaptcha: () => void refreshCaptcha(),
    // Translated at each render, because the player may change the language while the message is shown.
    failure: failure && loginFailure(failure, method, { auth, common }),
    isBusy: isLoading || isProving,
    onSubmit: (event) => void submit(event),
    canRemember: remembered.canRemember,
    isRemembered: remembered.logins.length > 0,
    onForget: () => {
      remembered.forget();
      form.reset({ ...emptyLogin(method, getValues('remember')) });
      showToast(auth('loginForgotten'), { duration: toastDuration.short });
      setFocus(method === 'username' ? 'username' : 'mobileNum');
    },
    trial,
  };
}
