import { useTexts } from '@livery/i18n/react';
import { Checkbox } from '@livery/ui';
import type { UseFormReturn } from 'react-hook-form';
import { AgreementLink } from '../../components/AgreementLink/AgreementLink.tsx';
import type { RegisterValues } from '../../model/registerValues.ts';

interface AgreeFieldProps {
  form: UseFormReturn<RegisterValues>;
  minimumAge: number;
}

/** Stands for the link in the sentence, whose place differs from language to language. */
const linkMark = '\u0000';

/** The box that says: old enough, and the user agreement is accepted. */
export function AgreeField({ form, minimumAge }: AgreeFieldProps) {
  const { t } = useTexts('auth');
  const [before, after] = t('agree', { age: minimumAge, agreement: linkMark }).split(linkMark);
  return (
    <Checkbox {...form.register('agree')}>
      {before}
      <AgreementLink>{t('agreement')}</AgreementLink>
      {after}
    </Checkbox>
  );
}
