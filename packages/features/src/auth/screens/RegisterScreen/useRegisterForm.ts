import { paths } from '@livery/foundation/addresses';
import {
  registerPayload,
  useRegisterMobileMutation,
  useRegisterMutation,
  type RegistrationRules,
} from '@livery/api/auth/registration';
import { type GatewayError, createIntentKeys } from '@livery/api/client';
import type { FieldRule } from '@livery/api/contract';
import type { Country } from '@livery/api/site/countries';
import { sentCodeItem } from '@livery/device/storage';
import { useTexts } from '@livery/i18n/react';
import { useMerchant } from '@livery/merchant/react';
import { toastDuration, useToasts } from '@livery/ui/toasts';
import { useCallback, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { useCaptcha } from '../../hooks/useCaptcha.ts';
import { useRevalidateInLanguage } from '../../hooks/useRevalidateInLanguage.ts';
import { captchaOf } from '../../model/captchaOf.ts';
import { failureText } from '../../model/failureText.ts';
import { registerFailure } from '../../model/registerFailure.ts';
import { emptyRegistration, firstRegistration, type RegisterValues } from '../../model/registerValues.ts';
import { registerWays } from '../../model/registerWays.ts';
import { type FormField, shownFields } from '../../model/shownFields.ts';
import type { RegisterViewProps } from './RegisterView.tsx';
import { useFieldCheck } from './useFieldCheck.ts';
import { useRegisterCode } from './useRegisterCode.ts';

export interface RegisterFormProps {
  /** The gateway's rules for each field. */
  rules: RegistrationRules;
  /** Countries whose numbers may be given, the merchant's own first; none where no number is asked for. */
  countries: readonly Country[];
}

const alwaysAsked: FieldRule = { enabled: true, required: true };

/** State and handlers of the register form: the way chosen, the values, the gateway's rules for them, the captcha, and the call, which leads to login. */
export function useRegisterForm({ rules, countries }: RegisterFormProps): RegisterViewProps {
  const { t: auth } = useTexts('auth');
  const { t: common } = useTexts('common');
  const { showToast } = useToasts();
  const { licence, switches } = useMerchant();
  const navigate = useNavigate();
  const ways = registerWays(switches);
  const [way, setWay] = useState(ways[0] ?? 'username');
  // The first field that is wrong takes the focus by its place on the page, which the form component knows.
  const form = useForm<RegisterValues>({ defaultValues: firstRegistration(countries), shouldFocusError: false });
  const [register, { isLoading }] = useRegisterMutation();
  const [registerMobile, { isLoading: isLoadingMobile }] = useRegisterMobileMutation();
  const [failure, setFailure] = useState<GatewayError>();
  useRevalidateInLanguage(form);
  const [keyOf] = useState(createIntentKeys);
  const clearAnswer = useCallback(() => form.setValue('captcha', ''), [form]);
  const captcha = useCaptcha(rules.captcha?.enabled === true, clearAnswer);

  const fields = shownFields(way, { rules, switches });
  const ruleOf = (name: FormField): FieldRule => {
    const rule = rules[name] ?? alwaysAsked;
    return way === 'mobile' ? { ...rule, ...alwaysAsked } : rule;
  };
  const dialingCodeOf = (code: string) => countries.find((country) => country.code === code)?.dialingCode ?? '';
  const check = useFieldCheck(ruleOf, () => dialingCodeOf(form.getValues('country')));
  const code = useRegisterCode(form, dialingCodeOf);

  const clearFailure = () => setFailure(undefined);
  // What was wrong with the last try says nothing beside what is wrong with this one.
  const submit = form.handleSubmit(async (values) => {
    clearFailure();
    const payload = registerPayload({
      ...Object.fromEntries(fields.map((name) => [name, values[name]])),
      countryDialingCode: fields.includes('mobileNum') && values.mobileNum !== '' ? dialingCodeOf(values.country) : '',
      captcha: values.captcha,
      captchaId: captcha.captcha?.captchaId ?? '',
    });
    const send = way === 'mobile' ? registerMobile : register;
    const { data, error } = await send({ ...payload, idempotencyKey: keyOf({ way, payload }) });
    if (data !== undefined) {
      sentCodeItem.remove();
      showToast(auth('registered'), { kind: 'success', duration: toastDuration.short });
      return navigate(paths.login, { replace: true, state: { userName: data.userName } });
    }
    const problem = error as GatewayError;
    const atField = registerFailure(problem, { auth, common }, [
      ...fields,
      ...(captcha.captcha === undefined ? [] : (['captcha'] as const)),
    ]);
    if (atField === undefined) setFailure(problem);
    else form.setError(atField.field, { message: atField.message });
    // No reply: the member may have been created. The next try sends the same captcha and idempotency key, so it cannot create a second.
    if (problem.status === undefined) return;
    // An answered captcha is used up, whatever came of it.
    const next = captchaOf(problem);
    if (next !== undefined) {
      captcha.replace(next);
      clearAnswer();
    } else if (captcha.captcha !== undefined) await captcha.refresh();
  }, clearFailure);

  return {
    ways,
    way,
    onWayChange: (chosen) => {
      setWay(chosen);
      setFailure(undefined);
    },
    form,
    fields,
    ruleOf,
    check,
    countries,
    code,
    captcha: captcha.captcha,
    isCaptchaBusy: captcha.isBusy,
    // A merchant that asks for no captcha may do so after many registrations from one address.
    failure: failure && (failure.code === 'CAPTCHA_REQUIRED' ? auth('captchaNeeded') : failureText(failure, common)),
    minimumAge: licence.minimumAge,
    isBusy: isLoading || isLoadingMobile,
    onSubmit: (event) => void submit(event),
    onReset: () => {
      form.reset(emptyRegistration(countries));
      setFailure(undefined);
    },
    onRefreshCaptcha: () => void captcha.refresh(),
  };
}
