import type { DepositOption } from '@livery/api/deposit/getDepositOptions';
import { useTexts } from '@livery/i18n/react';
import { ScreenPart, TextField } from '@livery/ui';
import type { UseFormReturn } from 'react-hook-form';
import type { DepositValues } from '../../model/depositValues.ts';

interface TransferFieldsProps {
  form: UseFormReturn<DepositValues>;
  fields: DepositOption['fields'];
  idOf: (name: keyof DepositValues) => string;
}

/**
 * Fields for the data that the cashier needs to find the transfer. Renders nothing if the method does not require such
 * data.
 */
export function TransferFields({ form, fields, idOf }: TransferFieldsProps) {
  const { t } = useTexts('deposit');
  const { errors } = form.formState;
  const asksName = fields.includes('depositorName');
  const asksReference = fields.includes('reference');
  if (!asksName && !asksReference) return null;
  const atLeast = (letters: number, sentence: string) => (value: string) => value.trim().length >= letters || sentence;
  return (
    <ScreenPart title={t('aboutTransfer')}>
      {asksName && (
        <TextField
          id={idOf('depositorName')}
          label={t('depositorName')}
          isRequired
          help={t('depositorNameHelp')}
          autoComplete="name"
          maxLength={80}
          dir="auto"
          error={errors.depositorName?.message}
          {...form.register('depositorName', { validate: atLeast(2, t('enterDepositorName')) })}
        />
      )}
      {asksReference && (
        <TextField
          id={idOf('reference')}
          label={t('reference')}
          isRequired
          help={t('referenceHelp')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={64}
          dir="ltr"
          error={errors.reference?.message}
          {...form.register('reference', { validate: atLeast(4, t('enterReference')) })}
        />
      )}
    </ScreenPart>
  );
}
