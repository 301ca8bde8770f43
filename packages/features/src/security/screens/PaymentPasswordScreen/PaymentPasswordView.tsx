import { fieldErrors, type FormChecks } from '@livery/foundation/forms';
import { PaymentPasswordField, usePaymentPasswordRule } from '@livery/foundation/payment-password';
import { useTexts } from '@livery/i18n/react';
import { Button, Form, type FormProps, ScreenBody, SegmentedControl } from '@livery/ui';
import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { PaymentPasswordValues } from '../../model/paymentPasswordValues.ts';
import type { ProofMethod } from '../../model/proofMethods.ts';
import styles from './PaymentPasswordView.module.css';
import { ProofField, type ProofFieldProps } from './ProofField.tsx';

export interface PaymentPasswordViewProps extends Pick<ProofFieldProps, 'way' | 'questions' | 'sentTo' | 'resend'> {
  form: UseFormReturn<PaymentPasswordValues>;
  checks: FormChecks;
  /** Whether no payment password is set yet. */
  isNew: boolean;
  /** The available methods. If there is more than one, the player can choose. */
  ways: readonly ProofMethod[];
  onWayChange: (way: ProofMethod) => void;
  onSubmit: FormProps['onSubmit'];
  isBusy: boolean;
  /** The error of the last attempt, as a sentence. */
  failure: string | undefined;
}

/** The form in which a member sets or changes the payment password: a proof of identity, then six digits twice. */
export function PaymentPasswordView(props: PaymentPasswordViewProps) {
  const { form, checks, isNew, ways, way, onWayChange, questions, sentTo, resend, onSubmit, isBusy, failure } = props;
  const { t } = useTexts('security');
  const isWholePaymentPassword = usePaymentPasswordRule();
  const { errors } = form.formState;
  const id = useId();
  const idOf = (name: keyof PaymentPasswordValues) => `${id}-${name}`;
  const wayNames = {
    old: t('byOld'),
    password: t('loginPassword'),
    sms: t('bySms'),
    email: t('byEmail'),
    answers: t('byAnswers'),
  };

  return (
    <ScreenBody holds="form">
      <p className={styles.intro}>{t(isNew ? 'setIntro' : 'changeIntro')}</p>
      <Form
        {...checks}
        onSubmit={onSubmit}
        isBusy={isBusy}
        failure={failure}
        errors={fieldErrors(errors, idOf)}
        actions={
          <Button type="submit" variant="primary" isBlock isBusy={isBusy}>
            {t(isNew ? 'set' : 'change')}
          </Button>
        }
      >
        {ways.length > 1 && (
          <SegmentedControl
            label={t('proveBy')}
            options={ways.map((one) => ({ id: one, label: wayNames[one] }))}
            chosen={way}
            onChoose={onWayChange}
          />
        )}
        <ProofField form={form} way={way} questions={questions} sentTo={sentTo} resend={resend} idOf={idOf} />
        <PaymentPasswordField
          autoComplete="new-password"
          id={idOf('newPaymentPassword')}
          label={t('newPaymentPassword')}
          help={t('digitsHelp')}
          error={errors.newPaymentPassword?.message}
          {...form.register('newPaymentPassword', { validate: isWholePaymentPassword })}
        />
        <PaymentPasswordField
          autoComplete="new-password"
          id={idOf('confirmNewPaymentPassword')}
          label={t('confirmPaymentPassword')}
          error={errors.confirmNewPaymentPassword?.message}
          {...form.register('confirmNewPaymentPassword', {
            validate: (typed, values) => typed === values.newPaymentPassword || t('mismatch'),
          })}
        />
      </Form>
    </ScreenBody>
  );
}
