import type { DepositOption } from '@livery/api/deposit/getDepositOptions';
import { useFormats } from '@livery/foundation/formats';
import { useMoneyInput } from '@livery/foundation/money';
import { useTexts } from '@livery/i18n/react';
import { AmountChips } from '@livery/ui';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { amountProblem } from '../../model/amountProblem.ts';
import type { DepositValues } from '../../model/depositValues.ts';

interface AmountPartProps {
  id: string;
  form: UseFormReturn<DepositValues>;
  /** The method of payment, whose limits apply. */
  chosen: DepositOption;
}

/** The amount: one of the quick amounts, or any other within the method's limits. */
export function AmountPart({ id, form, chosen }: AmountPartProps) {
  const { t } = useTexts('deposit');
  const { money } = useFormats();
  const input = useMoneyInput();
  const { minAmount, maxAmount, quickAmounts } = chosen;

  const check = (amount: string): string | true => {
    switch (amountProblem(amount, chosen)) {
      case 'missing':
        return t('enterAmount');
      case 'below':
        return t('amountBelow', { amount: money(minAmount) });
      case 'above':
        return t('amountAbove', { amount: money(maxAmount) });
      default:
        return true;
    }
  };

  return (
    <Controller
      name="amount"
      control={form.control}
      rules={{ validate: check }}
      render={({ field, fieldState }) => (
        <AmountChips
          {...field}
          {...input}
          id={id}
          label={t('howMuch')}
          isRequired
          options={quickAmounts.map((amount) => ({ amount, label: money(amount, { part: 'whole' }) }))}
          help={t('limits', { min: money(minAmount), max: money(maxAmount) })}
          error={fieldState.error?.message}
        />
      )}
    />
  );
}
