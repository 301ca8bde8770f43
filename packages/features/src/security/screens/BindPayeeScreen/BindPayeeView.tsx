import { useFormats } from '@livery/foundation/formats';
import type { FormChecks } from '@livery/foundation/forms';
import { useTexts } from '@livery/i18n/react';
import { Button, Form, type FormProps, ScreenBody, TextField } from '@livery/ui';
import { TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { longestPayee, payeeProblem } from '../../model/payeeProblem.ts';
import styles from './BindPayeeView.module.css';

/** The values of the form. */
export interface BindPayeeValues {
  payeeName: string;
}

export interface BindPayeeViewProps {
  form: UseFormReturn<BindPayeeValues>;
  checks: FormChecks;
  onSubmit: FormProps['onSubmit'];
  isBusy: boolean;
  /** The error of the last attempt, as a sentence. */
  failure: string | undefined;
}

/** The form that sets the real name to which money is paid. The name can be set only once. */
export function BindPayeeView({ form, checks, onSubmit, isBusy, failure }: BindPayeeViewProps) {
  const { t } = useTexts('security');
  const { numerals } = useFormats();
  const { payeeName: error } = form.formState.errors;
  const id = useId();
  const checkName = (typed: string) => {
    const problem = payeeProblem(typed);
    if (problem === 'missing') return t('payeeMissing');
    if (problem === 'long')
      return t('payeeTooLong', { count: longestPayee, formattedCount: numerals(String(longestPayee)) });
    return true;
  };

  return (
    <ScreenBody holds="form">
      <p className={styles.intro}>{t('payeeIntro')}</p>
      <Form
        {...checks}
        onSubmit={onSubmit}
        isBusy={isBusy}
        failure={failure}
        errors={error && [{ fieldId: id, message: error.message ?? '' }]}
        actions={
          <Button type="submit" variant="primary" isBlock isBusy={isBusy}>
            {t('setPayee')}
          </Button>
        }
      >
        <TextField
          id={id}
          label={t('payeeName')}
          isRequired
          autoComplete="name"
          dir="auto"
          help={t('payeeHelp')}
          error={error?.message}
          {...form.register('payeeName', { validate: checkName })}
        />
        <p className={styles.once}>
          <TriangleAlert aria-hidden />
          {t('payeeOnce')}
        </p>
      </Form>
    </ScreenBody>
  );
}
