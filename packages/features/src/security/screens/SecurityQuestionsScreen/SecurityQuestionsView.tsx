import type { SecurityQuestions } from '@livery/api/security/getSecurityQuestions';
import { fieldErrors, type FormChecks } from '@livery/foundation/forms';
import { PaymentPasswordField, usePaymentPasswordRule } from '@livery/foundation/payment-password';
import { useTexts } from '@livery/i18n/react';
import { Button, Form, type FormProps, PasswordField, ScreenBody } from '@livery/ui';
import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { type QuestionsValues, slots } from '../../model/questionsValues.ts';
import { QuestionFields } from './QuestionFields.tsx';
import styles from './SecurityQuestionsView.module.css';

export interface SecurityQuestionsViewProps {
  form: UseFormReturn<QuestionsValues>;
  checks: FormChecks;
  /** All available questions. */
  questions: SecurityQuestions['questions'];
  /** Whether answers are set. New answers replace them. */
  hasAnswered: boolean;
  /** Whether the payment password is required too. */
  hasPaymentPassword: boolean;
  onSubmit: FormProps['onSubmit'];
  isBusy: boolean;
  /** The error of the last attempt, as a sentence. */
  failure: string | undefined;
}

/** The form in which a member answers three different questions and proves the identity. */
export function SecurityQuestionsView(props: SecurityQuestionsViewProps) {
  const { form, checks, questions, hasAnswered, hasPaymentPassword, onSubmit, isBusy, failure } = props;
  const { t } = useTexts('questions');
  const { t: security } = useTexts('security');
  const isWholePaymentPassword = usePaymentPasswordRule();
  const { errors } = form.formState;
  const id = useId();
  const idOf = (name: keyof QuestionsValues) => `${id}-${name}`;

  return (
    <ScreenBody holds="form">
      <p className={styles.intro}>{t(hasAnswered ? 'again' : 'intro')}</p>
      <Form
        {...checks}
        onSubmit={onSubmit}
        isBusy={isBusy}
        failure={failure}
        errorTitle={t('check')}
        errors={fieldErrors(errors, idOf)}
        actions={
          <Button type="submit" variant="primary" isBlock isBusy={isBusy}>
            {t('save')}
          </Button>
        }
      >
        {slots.map((slot) => (
          <QuestionFields key={slot} form={form} slot={slot} questions={questions} idOf={idOf} />
        ))}
        <PasswordField
          id={idOf('password')}
          label={security('loginPassword')}
          isRequired
          autoComplete="current-password"
          maxLength={128}
          dir="ltr"
          showLabel={security('showPassword')}
          hideLabel={security('hidePassword')}
          error={errors.password?.message}
          {...form.register('password', { required: security('enterPassword') })}
        />
        {hasPaymentPassword && (
          <PaymentPasswordField
            id={idOf('paymentPassword')}
            help={security('digitsHelp')}
            error={errors.paymentPassword?.message}
            {...form.register('paymentPassword', { shouldUnregister: true, validate: isWholePaymentPassword })}
          />
        )}
      </Form>
    </ScreenBody>
  );
}
