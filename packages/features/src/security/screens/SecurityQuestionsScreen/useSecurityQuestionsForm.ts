import type { GatewayError } from '@livery/api/client';
import type { SecurityQuestions } from '@livery/api/security/getSecurityQuestions';
import { useSetSecurityQuestionsMutation } from '@livery/api/security/setSecurityQuestions';
import { failureText } from '@livery/foundation/failure';
import { useFormChecks, useFormDraft, useRevalidateInLanguage } from '@livery/foundation/forms';
import { useGoBack } from '@livery/foundation/navigation';
import { useTexts } from '@livery/i18n/react';
import { toastDuration, useToasts } from '@livery/ui/toasts';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { answersOf, type QuestionsValues, untouchedQuestions } from '../../model/questionsValues.ts';
import type { SecurityQuestionsViewProps } from './SecurityQuestionsView.tsx';

export interface SecurityQuestionsFormProps extends Pick<SecurityQuestions, 'questions' | 'answered'> {
  /** Whether the payment password is required too, because the answers can replace it. */
  hasPaymentPassword: boolean;
  /** Called if a payment password was set or the questions changed in the meantime. */
  onOutdated: () => void;
}

/** State and handlers of the form that sets the answers. */
export function useSecurityQuestionsForm({
  questions,
  answered,
  hasPaymentPassword,
  onOutdated,
}: SecurityQuestionsFormProps): SecurityQuestionsViewProps {
  const { t } = useTexts('questions');
  const { t: security } = useTexts('security');
  const { t: common } = useTexts('common');
  const { showToast } = useToasts();
  const goBack = useGoBack();
  const [setAnswers] = useSetSecurityQuestionsMutation();
  const [failure, setFailure] = useState<GatewayError>();
  // Only the first value is used, so that the form does not change after a success, shortly before the screen closes.
  const [hasAnswered] = useState(answered.length > 0);
  const ids = questions.map(({ questionId }) => questionId);
  const form = useForm<QuestionsValues>({
    defaultValues: untouchedQuestions(answered, ids),
    shouldFocusError: false,
  });
  const draft = useFormDraft(form, 'securityQuestions');
  const checks = useFormChecks(form);
  useRevalidateInLanguage(form);

  const submit = form.handleSubmit(
    async (values) => {
      setFailure(undefined);
      const { error } = await setAnswers({
        answers: answersOf(values),
        password: values.password,
        paymentPassword: hasPaymentPassword ? values.paymentPassword : '',
      });
      if (error !== undefined) {
        const { code } = error as GatewayError;
        if (code === 'PASSWORD_WRONG') return form.setError('password', { message: security('loginWrong') });
        if (code === 'PAYMENT_PASSWORD_WRONG')
          return form.setError('paymentPassword', { message: security('paymentWrong') });
        if (code === 'REQUEST_INVALID') onOutdated();
        return setFailure(error as GatewayError);
      }
      draft.clear();
      showToast(t('saved'), { kind: 'success', duration: toastDuration.short });
      goBack();
    },
    () => setFailure(undefined),
  );

  return {
    form,
    checks,
    questions,
    hasAnswered,
    hasPaymentPassword,
    onSubmit: (event) => void submit(event),
    isBusy: form.formState.isSubmitting,
    failure: failure && failureText(failure, common),
  };
}
