import type { PastDraw } from '@livery/api/lottery/drawPages';
import { useFormats } from '@livery/foundation/formats';
import { useTexts } from '@livery/i18n/react';
import { CopyCode, KeyValue, KeyValueList, NumberBalls } from '@livery/ui';
import { useDrawnNumbers } from '../../hooks/useDrawnNumbers.ts';
import type { DrawingLottery } from '../../model/drawnFromSeed.ts';
import styles from './DrawProofView.module.css';
import { useDrawCheck } from './useDrawCheck.ts';

export interface DrawProofViewProps {
  draw: PastDraw;
  lottery: DrawingLottery;
}

/**
 * A past draw, with two checks: its seed matches the commitment that was published before the draw, and its numbers
 * follow from the seed.
 */
export function DrawProofView({ draw, lottery }: DrawProofViewProps) {
  const { t } = useTexts('lotteries');
  const { t: history } = useTexts('history');
  const { moment, numerals } = useFormats();
  const numbersOf = useDrawnNumbers();
  const outcomes = useDrawCheck(lottery, draw);
  const copying = {
    size: 'small',
    copyLabel: history('copy'),
    copiedLabel: history('copied'),
    refusedText: history('copyRefused'),
  } as const;
  return (
    <div className={styles.detail}>
      <NumberBalls {...numbersOf(lottery.kind, draw.numbers)} />
      <KeyValueList>
        <KeyValue label={t('issue')}>{numerals(draw.issue)}</KeyValue>
        <KeyValue label={t('drawnAt')}>{moment(Date.parse(draw.drawnAt))}</KeyValue>
      </KeyValueList>
      <div role="status" className={styles.outcomes}>
        {outcomes.map((outcome) => (
          <p key={outcome} data-outcome={outcome} className={styles.outcome}>
            {t(outcome)}
          </p>
        ))}
      </div>
      <p className={styles.words}>{t('howItIsChecked')}</p>
      <CopyCode label={t('commitment')} code={draw.commitment} {...copying} />
      <CopyCode label={t('seed')} code={draw.seed} {...copying} />
    </div>
  );
}
