import { paths } from '@livery/foundation/addresses';
import { registerPayload, useRegisterMutation, type RegistrationRules } from '@livery/api/auth/registration';
import { useRefreshCaptchaMutation } from '@livery/api/auth/login';
import { type GatewayError, createIntentKeys } from '@livery/api/client';
import type { FieldRule } from '@livery/api/contract';
import { failureKey } from '@livery/i18n';
import { useTexts } from '@livery/i18n/react';
import { useMerchant } from '@livery/merchant/react';
import { toastDuration, useToasts } from '@livery/ui/toasts';
import { useCallback, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useRevalidateInLanguage } from '../../hooks/useRevalidateInLanguage.ts';
import { type Captcha, captchaOf } from '../../model/captchaOf.ts';
import { checkField, type FieldProblem } from '../../model/checkField.ts';
import { emptyRegistration, type RegisterValues } from '../../model/registerValues.ts';
import { type FormField, shownFields } from '../../model/shownFields.ts';
import type { RegisterViewProps } from './RegisterView.tsx';

const alwaysAsked: FieldRule = { enabled: true, required: true };

/** State and handlers of the register form: its values, the gateway's rules for them, the captcha, and the call, which leads to login. */
export function useRegisterForm(rules: RegistrationRules): RegisterViewProps {
  const { t } = useTexts('auth');
  const { t: common } = useTexts('common');
  const { showToast } = useToasts();
  const { licence } = useMerchant();
  const navigate = useNavigate();
  const form = useForm<RegisterValues>({ defaultValues: emptyRegistration });
  const [register, { isLoading }] = useRegisterMutation();
  const [fetchCaptcha, { isLoading: isCaptchaBusy }] = useRefreshCaptchaMutation();
  const [captcha, setCaptcha] = useState<Captcha>();
  const [failure, setFailure] = useState<GatewayError>();
  useRevalidateInLanguage(form);
  const [keyOf] = useState(createIntentKeys);
  const asksCaptcha = rules.captcha?.enabled === true;

  const refreshCaptcha = useCallback(async () => {
    form.resetField('captcha');
    const { data } = await fetchCaptcha();
    if (data !== undefined) setCaptcha(data);
  }, [fetchCaptcha, form]);

  useEffect(() => {
    if (asksCaptcha) void refreshCaptcha();
  }, [asksCaptcha, refreshCaptcha]);

  const ruleOf = (name: FormField) => rules[name] ?? alwaysAsked;

  const problemText = (label: string, problem: FieldProblem, name: FormField): string => {
    switch (problem.kind) {
      case 'required':
        return t('isRequired', { field: label });
      case 'tooShort':
        return t('tooShort', { field: label, count: problem.min });
      case 'tooLong':
        return t('tooLong', { field: label, count: problem.max });
      case 'pattern':
        return name === 'email' ? t('emailNotValid') : t('notValid', { field: label });
    }
  };

  const check = (name: FormField) => (value: string) => {
    const problem = checkField(name, value, ruleOf(name));
    return problem === undefined || problemText(t(name), problem, name);
  };

  const submit = form.handleSubmit(async ({ agree: _, confirmPassword: __, ...values }) => {
    setFailure(undefined);
    const payload = registerPayload({ ...values, captchaId: captcha?.captchaId ?? '' });
    const { data, error } = await register({ ...payload, idempotencyKey: keyOf(payload) });
    if (data !== undefined) {
      showToast(t('registered'), { kind: 'success', duration: toastDuration.short });
      return navigate(paths.login, { replace: true, state: { userName: data.userName } });
    }
    const problem = error as GatewayError;
    if (problem.code === 'USER_EXISTS')
      form.setError('username', { message: common('in_sorry_exists') }, { shouldFocus: true });
    else if (problem.code === 'CAPTCHA_WRONG')
      form.setError('captcha', { message: t('captchaWrong') }, { shouldFocus: true });
    else if (problem.code === 'CAPTCHA_REQUIRED')
      form.setError('captcha', { message: t('captchaRequired') }, { shouldFocus: true });
    else setFailure(problem);
    // No reply: the member may have been created. The next try sends the same captcha and idempotency key, so it cannot create a second.
    if (problem.status === undefined) return;
    // An answered captcha is used up, whatever came of it.
    const next = captchaOf(problem);
    if (next !== undefined) setCaptcha(next);
    else if (asksCaptcha) await refreshCaptcha();
    form.setValue('captcha', '');
  });

  const reset = () => {
    form.reset();
    setFailure(undefined);
  };

  return {
    form,
    fields: shownFields(rules),
    ruleOf,
    check,
    isCaptchaBusy,
    failure: failure && common(failureKey(failure)),
    minimumAge: licence.minimumAge,
    captcha: asksCaptcha ? captcha : undefined,
    isBusy: isLoading,
    onSubmit: (event) => void submit(event),
    onReset: reset,
    onRefreshCaptcha: () => void refreshCaptcha(),
  };
}
