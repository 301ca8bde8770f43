import type { DepositOption } from '@livery/api/deposit/getDepositOptions';
import { useFormats } from '@livery/foundation/formats';
import { useTexts } from '@livery/i18n/react';
import { RadioGroup } from '@livery/ui';
import { methodIcons } from './methodIcons.ts';

interface MethodFieldProps {
  methods: readonly DepositOption[];
  chosen: DepositOption;
  onChange: (method: DepositOption['method']) => void;
}

/** The methods of payment, with the limits and fee of each. Renders nothing if there is only one. */
export function MethodField({ methods, chosen, onChange }: MethodFieldProps) {
  const { t } = useTexts('deposit');
  const { t: sums } = useTexts('depositSums');
  const { money, decimal } = useFormats();
  if (methods.length < 2) return null;
  return (
    <RadioGroup
      label={t('method')}
      value={chosen.method}
      onChange={({ currentTarget }) => onChange(currentTarget.value as DepositOption['method'])}
      options={methods.map(({ method, name, minAmount, maxAmount, feePercent }) => {
        const Icon = methodIcons[method];
        return {
          value: method,
          label: name,
          icon: <Icon />,
          hint: [
            t('limits', { min: money(minAmount), max: money(maxAmount) }),
            Number(feePercent) === 0 ? sums('noFee') : t('feeOf', { number: decimal(feePercent) }),
          ].join(' · '),
        };
      })}
    />
  );
}
