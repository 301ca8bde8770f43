import type { RegistrationRules } from '@livery/api/auth/registration';
import type { FieldRule } from '@livery/api/contract';
import type { Country } from '@livery/api/site/countries';
import { useFormChecks, useFormDraft, useRevalidateInLanguage } from '@livery/foundation/forms';
import { useTexts } from '@livery/i18n/react';
import { useMerchant } from '@livery/merchant/react';
import { useToasts } from '@livery/ui/toasts';
import { useCallback } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useCaptcha } from '../../hooks/useCaptcha.ts';
import { useInvitation } from '../../hooks/useInvitation.ts';
import { fieldRule } from '../../model/fieldRule.ts';
import { emptyRegistration, firstRegistration, type RegisterValues } from '../../model/registerValues.ts';
import type { RegisterOutcome } from '../../model/registerOutcome.ts';
import { registerMethods } from '../../model/registerMethods.ts';
import { type FormField, shownFields } from '../../model/shownFields.ts';
import type { RegisterViewProps } from './RegisterView.tsx';
import { useFieldCheck } from './useFieldCheck.ts';
import { useRegisterCode } from './useRegisterCode.ts';
import { useRegisterSubmit } from './useRegisterSubmit.ts';
import { useUserNameCheck } from './useUserNameCheck.ts';

export interface RegisterFormProps extends RegisterOutcome {
  /** The gateway's rules for each field. */
  rules: RegistrationRules;
  /** Countries whose numbers are accepted, the merchant's own country first. Empty if no number is required. */
  countries: readonly Country[];
}

/**
 * State and handlers of the register form: the chosen way, the values, the gateway's rules for them, captcha and code.
 */
export function useRegisterForm({
  rules,
  countries,
  onRegistered,
}: RegisterFormProps): Omit<RegisterViewProps, 'social'> {
  const { licence, switches } = useMerchant();
  const { t } = useTexts('auth');
  const { t: common } = useTexts('common');
  const { showToast } = useToasts();
  const ways = registerMethods(switches);
  // The form component focuses the first invalid field, because only it has the order of the fields on the page.
  const form = useForm<RegisterValues>({ defaultValues: firstRegistration(countries, ways), shouldFocusError: false });
  const draft = useFormDraft(form, 'register');
  const checks = useFormChecks(form, { together: { password: ['confirmPassword'] } });
  useRevalidateInLanguage(form);
  const clearAnswer = useCallback(() => form.setValue('captcha', ''), [form]);
  const captcha = useCaptcha(rules.captcha?.enabled === true, clearAnswer);
  const invitation = useInvitation();

  const wanted = useWatch({ control: form.control, name: 'way' });
  const way = ways.includes(wanted) ? wanted : (ways[0] ?? 'username');
  const invited = { isInvited: invitation.isKnown, isLinkRefused: invitation.linked?.state === 'refused' };
  const fields = shownFields(way, { rules, switches, ...invited });
  const ruleOf = (name: FormField): FieldRule => fieldRule(name, way, { rules, ...invited });
  const dialingCodeOf = (code: string) => countries.find((country) => country.code === code)?.dialingCode ?? '';
  const check = useFieldCheck(ruleOf, () => dialingCodeOf(form.getValues('country')));
  useUserNameCheck(form, (userName) => fields.includes('username') && check('username')(userName) === true);
  const { code, prove } = useRegisterCode(form, dialingCodeOf);
  const { submit, isBusy, failure, forget } = useRegisterSubmit({
    form,
    way,
    fields,
    dialingCodeOf,
    prove,
    captcha,
    invitation,
    onRegistered: (userName) => {
      draft.clear();
      onRegistered(userName);
    },
  });

  return {
    ways,
    way,
    onWayChange: (chosen) => {
      form.setValue('way', chosen);
      forget();
    },
    form,
    checks,
    fields,
    ruleOf,
    check,
    countries,
    code,
    captcha: captcha.captcha,
    isCaptchaBusy: captcha.isBusy,
    failure,
    minimumAge: licence.minimumAge,
    invitation: invitation.linked,
    isBusy,
    onSubmit: (event) => void submit(event),
    onReset: () => {
      const before = form.getValues();
      form.reset(emptyRegistration(countries, [way]));
      forget();
      showToast(t('formCleared'), { action: { label: common('undo'), onPress: () => form.reset(before) } });
    },
    onRefreshCaptcha: () => void captcha.refresh(),
  };
}
