import { PaymentPasswordField, usePaymentPasswordRule } from '@livery/foundation/payment-password';
import { useTexts } from '@livery/i18n/react';
import { CodeField, type CodeFieldProps, PasswordField } from '@livery/ui';
import type { UseFormReturn } from 'react-hook-form';
import type { PaymentPasswordValues } from '../../model/paymentPasswordValues.ts';
import type { ProofMethod } from '../../model/proofMethods.ts';
import { AnswerFields, type AnswerFieldsProps } from './AnswerFields.tsx';

export interface ProofFieldProps extends Pick<AnswerFieldsProps, 'questions'> {
  form: UseFormReturn<PaymentPasswordValues>;
  /** The method of proof. */
  way: ProofMethod;
  /** The masked number or address to which a code is sent. */
  sentTo: string;
  /** The button that requests a code. */
  resend: Required<Pick<CodeFieldProps, 'isSending' | 'waitUntil' | 'onFetch'>> & Pick<CodeFieldProps, 'longestWait'>;
  idOf: (name: keyof PaymentPasswordValues) => string;
}

/**
 * The field of the proof: the current payment password, the login password or a code. For security questions, a field
 * for each question.
 */
export function ProofField({ form, way, questions, sentTo, resend, idOf }: ProofFieldProps) {
  const { t } = useTexts('security');
  const isWholePaymentPassword = usePaymentPasswordRule();
  const { errors } = form.formState;

  if (way === 'answers') return <AnswerFields form={form} questions={questions} idOf={idOf} />;
  if (way === 'old')
    return (
      <PaymentPasswordField
        key="old"
        id={idOf('oldPaymentPassword')}
        label={t('oldPaymentPassword')}
        error={errors.oldPaymentPassword?.message}
        {...form.register('oldPaymentPassword', { shouldUnregister: true, validate: isWholePaymentPassword })}
      />
    );
  if (way === 'password')
    return (
      <PasswordField
        key="password"
        id={idOf('password')}
        label={t('loginPassword')}
        isRequired
        autoComplete="current-password"
        maxLength={128}
        dir="ltr"
        showLabel={t('showPassword')}
        hideLabel={t('hidePassword')}
        error={errors.password?.message}
        {...form.register('password', { shouldUnregister: true, required: t('enterPassword') })}
      />
    );
  return (
    <CodeField
      key={way}
      id={idOf('verificationCode')}
      label={t('code')}
      isRequired
      help={t('codeGoes', { name: sentTo })}
      fetchLabel={t('getCode')}
      sendingLabel={t('sendingCode')}
      waitLabel={(count) => t('codeWait', { count })}
      {...resend}
      error={errors.verificationCode?.message}
      {...form.register('verificationCode', { shouldUnregister: true, required: t('enterCode') })}
    />
  );
}
