import { useTexts } from '@livery/i18n/react';
import { Progress } from '@livery/ui';
import { useFormats } from '../formats/index.ts';
import { compareAmounts, isZeroAmount, subtractAmounts } from '../money/index.ts';
import styles from './TurnoverProgress.module.css';

export interface TurnoverProgressProps {
  /** Stakes that are still required, a decimal string. */
  remaining: string;
  /** Stakes that were required in total by all unfinished bonuses. Undefined if the gateway does not send them. */
  total: string | undefined;
}

/**
 * Progress of the required stakes, and the amount that is still required before a withdrawal. Renders nothing if no
 * bonus requires stakes.
 */
export function TurnoverProgress({ remaining, total }: TurnoverProgressProps) {
  const { t } = useTexts('bonus');
  const { money } = useFormats();
  if (isZeroAmount(remaining)) return null;
  // Isolated, so that an amount keeps its character order in right-to-left text.
  const isolated = (amount: string) => `\u2068${money(amount)}\u2069`;
  const hint = t('remaining', { amount: money(remaining) });
  if (total === undefined || compareAmounts(total, remaining) < 0) return <p className={styles.hint}>{hint}</p>;
  const staked = subtractAmounts(total, remaining);
  return (
    <Progress
      label={t('progress')}
      value={Number(staked)}
      max={Number(total)}
      valueText={t('progressOf', { amount: isolated(staked), total: isolated(total) })}
      hint={hint}
    />
  );
}
