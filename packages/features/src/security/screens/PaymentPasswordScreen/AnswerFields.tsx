import { useFormats } from '@livery/foundation/formats';
import { useTexts } from '@livery/i18n/react';
import { TextField } from '@livery/ui';
import type { UseFormReturn } from 'react-hook-form';
import type { PaymentPasswordValues } from '../../model/paymentPasswordValues.ts';
import { type AnsweredQuestion, longestAnswer, slots } from '../../model/questionsValues.ts';

export interface AnswerFieldsProps {
  form: UseFormReturn<PaymentPasswordValues>;
  /** The questions that the member has answered. */
  questions: readonly AnsweredQuestion[];
  idOf: (name: keyof PaymentPasswordValues) => string;
}

/** The member's security questions, each with a field for its answer. */
export function AnswerFields({ form, questions, idOf }: AnswerFieldsProps) {
  const { t } = useTexts('questions');
  const { numerals } = useFormats();
  const { errors } = form.formState;
  return slots.map((slot, index) => {
    const name = `${slot}Answer` as const;
    return (
      <TextField
        key={slot}
        id={idOf(name)}
        label={questions[index]?.text ?? ''}
        isRequired
        autoComplete="off"
        spellCheck={false}
        dir="auto"
        maxLength={longestAnswer}
        help={slot === 'first' ? t('answerHelp') : undefined}
        error={errors[name]?.message}
        {...form.register(name, {
          shouldUnregister: true,
          validate: (typed) => typed.trim().length >= 2 || t('answerShort', { number: numerals(String(index + 1)) }),
        })}
      />
    );
  });
}
