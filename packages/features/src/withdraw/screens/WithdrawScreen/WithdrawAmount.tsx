import type { WithdrawOptions } from '@livery/api/withdraw/getWithdrawOptions';
import { useFormats } from '@livery/foundation/formats';
import { useMoneyInput } from '@livery/foundation/money';
import { useTexts } from '@livery/i18n/react';
import { AmountField, Button } from '@livery/ui';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { amountProblem } from '../../model/amountProblem.ts';
import { largestOf } from '../../model/payout.ts';
import type { WithdrawValues } from '../../model/withdrawValues.ts';

interface WithdrawAmountProps {
  form: UseFormReturn<WithdrawValues>;
  id: string;
  options: WithdrawOptions;
}

/** The amount, with a button for the maximum. */
export function WithdrawAmount({ form, id, options }: WithdrawAmountProps) {
  const { t } = useTexts('withdraw');
  const { money } = useFormats();
  const input = useMoneyInput();
  const largest = largestOf(options);

  const check = (amount: string) => {
    const problem = amountProblem(amount, options);
    return problem === undefined || t(problem.key, { amount: money(problem.amount) });
  };

  return (
    <Controller
      name="amount"
      control={form.control}
      rules={{ validate: check }}
      render={({ field, fieldState: { error } }) => (
        <AmountField
          {...field}
          {...input}
          size="hero"
          id={id}
          label={t('amount')}
          isRequired
          help={t('limits', { min: money(options.minAmount), max: money(largest) })}
          error={error?.message}
          suffix={
            <Button
              size="small"
              variant="quiet"
              onClick={() => form.setValue('amount', largest, { shouldDirty: true, shouldValidate: true })}
            >
              {t('all')}
            </Button>
          }
        />
      )}
    />
  );
}
