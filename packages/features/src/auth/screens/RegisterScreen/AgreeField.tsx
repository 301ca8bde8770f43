import { useTexts } from '@livery/i18n/react';
import { Checkbox } from '@livery/ui';
import type { UseFormReturn } from 'react-hook-form';
import { AgreementLink } from '../../components/AgreementLink/AgreementLink.tsx';
import type { RegisterValues } from '../../model/registerValues.ts';

interface AgreeFieldProps {
  form: UseFormReturn<RegisterValues>;
  minimumAge: number;
}

/**
 * Placeholder for the link in the sentence. It is needed because the position of the link differs between languages.
 */
const linkMark = '\u0000';

/** The checkbox that confirms the minimum age and the user agreement. */
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
