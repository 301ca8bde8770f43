import type { SecurityQuestions } from '@livery/api/security/getSecurityQuestions';
import { useFormats } from '@livery/foundation/formats';
import { useTexts } from '@livery/i18n/react';
import { Select, TextField } from '@livery/ui';
import type { UseFormReturn } from 'react-hook-form';
import { longestAnswer, offeredIn, type QuestionsValues, type Slot, slots } from '../../model/questionsValues.ts';
import styles from './SecurityQuestionsView.module.css';

interface QuestionFieldsProps {
  form: UseFormReturn<QuestionsValues>;
  slot: Slot;
  /** All available questions. */
  questions: SecurityQuestions['questions'];
  idOf: (name: keyof QuestionsValues) => string;
}

/** The field for a question, and the field for its answer. */
export function QuestionFields({ form, slot, questions, idOf }: QuestionFieldsProps) {
  const { t } = useTexts('questions');
  const { numerals } = useFormats();
  const { errors } = form.formState;
  const [question, answer] = [`${slot}Question`, `${slot}Answer`] as const;
  const number = numerals(String(slots.indexOf(slot) + 1));
  const [firstQuestion, secondQuestion, thirdQuestion] = form.watch([
    'firstQuestion',
    'secondQuestion',
    'thirdQuestion',
  ]);
  const offered = offeredIn(slot, questions, { firstQuestion, secondQuestion, thirdQuestion });

  return (
    <div className={styles.pair}>
      <Select
        id={idOf(question)}
        label={t('question', { number })}
        isRequired
        placeholder={t('choose')}
        options={offered.map(({ questionId, text }) => ({ value: questionId, label: text }))}
        error={errors[question]?.message}
        {...form.register(question, { required: t('questionMissing', { number }) })}
      />
      <TextField
        id={idOf(answer)}
        label={t('answer', { number })}
        isRequired
        autoComplete="off"
        spellCheck={false}
        dir="auto"
        maxLength={longestAnswer}
        help={slot === 'first' ? t('answerHelp') : undefined}
        error={errors[answer]?.message}
        {...form.register(answer, { validate: (typed) => typed.trim().length >= 2 || t('answerShort', { number }) })}
      />
    </div>
  );
}
