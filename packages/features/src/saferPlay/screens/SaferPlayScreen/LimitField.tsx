import type { PlayLimit } from '@livery/api/saferPlay/getSaferPlay';
import { useMoneyInput } from '@livery/foundation/money';
import { useTexts } from '@livery/i18n/react';
import { AmountChips, AmountField, type AmountFieldProps } from '@livery/ui';
import { useLimitFormats } from '../../hooks/useLimitFormats.ts';

interface LimitFieldProps extends Pick<
  AmountFieldProps,
  'id' | 'name' | 'ref' | 'value' | 'onChange' | 'onBlur' | 'error'
> {
  kind: PlayLimit['kind'];
}

/** The suggested numbers of minutes. */
const usual = ['30', '60', '90', '120', '180'];

/** A field for an amount of money, or for minutes with suggested values. */
export function LimitField({ kind, ...field }: LimitFieldProps) {
  const { t } = useTexts('saferPlay');
  const { span } = useLimitFormats();
  const money = useMoneyInput();
  if (kind !== 'session') return <AmountField {...field} {...money} label={t('limitLabel')} isRequired />;
  return (
    <AmountChips
      {...field}
      decimals={0}
      label={t('minutesLabel')}
      otherLabel={t('otherMinutes')}
      help={t('minutesUnit')}
      isRequired
      options={usual.map((minutes) => ({ amount: minutes, label: span(Number(minutes)) }))}
    />
  );
}
