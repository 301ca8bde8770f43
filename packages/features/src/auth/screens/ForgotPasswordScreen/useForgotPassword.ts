import type { Country } from '@livery/api/site/countries';
import { useFormChecks, useFormDraft, useRevalidateInLanguage } from '@livery/foundation/forms';
import { useTexts } from '@livery/i18n/react';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { newPasswordTogether } from '../../hooks/useNewPasswordRules.ts';
import { emptyReset, type ResetValues, type ResetMethod } from '../../model/passwordReset.ts';
import { failureText } from '../../model/failureText.ts';
import type { GatewayError } from '@livery/api/client';
import type { ForgotPasswordViewProps } from './ForgotPasswordView.tsx';
import { useAccountRules } from './useAccountRules.ts';
import { useResetCode } from './useResetCode.ts';
import { useSetPassword } from './useSetPassword.ts';

export interface ForgotPasswordFormProps {
  /** The ways that the gateway offers at this merchant. */
  ways: readonly ResetMethod[];
  /** Countries whose numbers are accepted, the merchant's own country first. */
  countries: readonly Country[];
  /** Seconds until another code may be sent to the same number or address. */
  resendSeconds: number;
}

/**
 * State and handlers of the forgotten-password form: the account, the code, the new password, and the login at the end.
 */
export function useForgotPassword({
  ways,
  countries,
  resendSeconds,
}: ForgotPasswordFormProps): ForgotPasswordViewProps {
  const { t: common } = useTexts('common');
  const [failure, setFailure] = useState<GatewayError>();
  const form = useForm<ResetValues>({ defaultValues: emptyReset(ways, countries), shouldFocusError: false });
  const draft = useFormDraft(form, 'forgotPassword');
  const checks = useFormChecks(form, { together: newPasswordTogether });
  useRevalidateInLanguage(form);

  const dialingCodeOf = (code: string) => countries.find((country) => country.code === code)?.dialingCode ?? '';
  const dialingCode = () => dialingCodeOf(form.getValues('country'));
  const rules = useAccountRules(dialingCode);
  const code = useResetCode({ form, resendSeconds, dialingCode, onFailure: setFailure });
  const password = useSetPassword({ form, dialingCode, onFailure: setFailure, onSet: draft.clear });

  const [way, step, country, mobileNum, email, nextAt, waitSeconds] = useWatch({
    control: form.control,
    name: ['way', 'step', 'country', 'mobileNum', 'email', 'nextAt', 'waitSeconds'],
  });
  return {
    form,
    checks,
    ways,
    countries,
    rules,
    onWayChange: (chosen) => {
      setFailure(undefined);
      form.clearErrors();
      form.setValue('way', chosen);
    },
    sentTo: way === 'sms' ? `+${dialingCodeOf(country)} ${mobileNum}` : email.trim(),
    resend: {
      isSending: code.isSending,
      waitUntil: Number(nextAt),
      longestWait: Number(waitSeconds) * 1000,
      onFetch: () => void code.resend(),
    },
    onUseOther: () => {
      setFailure(undefined);
      form.clearErrors();
      form.setValue('step', 'account');
    },
    onSubmit: (event) => {
      event.preventDefault();
      setFailure(undefined);
      void (step === 'account' ? code.send() : password.set());
    },
    isBusy: (step === 'account' && code.isSending) || password.isBusy,
    failure: failure && failureText(failure, common),
  };
}
