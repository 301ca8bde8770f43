import type { PastDraw } from '@livery/api/lottery/drawPages';
import type { OpenedLottery } from '@livery/api/lottery/lottery';
import { useFormats } from '@livery/foundation/formats';
import { useBackCloses } from '@livery/foundation/navigation';
import { useTexts } from '@livery/i18n/react';
import { CopyCode, KeyValue, KeyValueList, NumberBalls } from '@livery/ui';
import { Sheet } from '@livery/ui/dialog';
import { useEffect, useState } from 'react';
import { useDrawnNumbers } from '../../hooks/useDrawnNumbers.ts';
import { checkSeed } from '../../model/checkSeed.ts';
import styles from './DrawDetail.module.css';

interface DrawDetailProps {
  draw: PastDraw;
  kind: OpenedLottery['kind'];
  isOpen: boolean;
  onClose: () => void;
}

/** A past draw, and whether what decided it is what was promised before anybody bet. */
export function DrawDetail({ draw, kind, isOpen, onClose }: DrawDetailProps) {
  const { t } = useTexts('lotteries');
  const { t: history } = useTexts('history');
  const { t: common } = useTexts('common');
  const { moment, numerals } = useFormats();
  const numbersOf = useDrawnNumbers();
  const outcome = useSeedCheck(draw);
  useBackCloses(isOpen, onClose);
  const copying = {
    size: 'small',
    copyLabel: history('copy'),
    copiedLabel: history('copied'),
    refusedText: history('copyRefused'),
  } as const;
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('checkDraw')} closeLabel={common('close')}>
      <div className={styles.detail}>
        <NumberBalls {...numbersOf(kind, draw.numbers)} />
        <KeyValueList>
          <KeyValue label={t('issue')}>{numerals(draw.issue)}</KeyValue>
          <KeyValue label={t('drawnAt')}>{moment(Date.parse(draw.drawnAt))}</KeyValue>
        </KeyValueList>
        <p role="status" data-outcome={outcome} className={styles.outcome}>
          {t(outcome)}
        </p>
        <p className={styles.words}>{t('howItIsChecked')}</p>
        <CopyCode label={t('commitment')} code={draw.commitment} {...copying} />
        <CopyCode label={t('seed')} code={draw.seed} {...copying} />
      </div>
    </Sheet>
  );
}

type Outcome = 'seedBeingChecked' | 'seedFits' | 'seedDiffers' | 'seedUnchecked';

/** Whether the draw's seed fits its commitment, as a text of `lotteries`. */
function useSeedCheck({ seed, commitment }: PastDraw): Outcome {
  const [outcome, setOutcome] = useState<Outcome>('seedBeingChecked');
  useEffect(() => {
    let isStale = false;
    void checkSeed(seed, commitment).then((fits) => {
      if (!isStale) setOutcome(fits === undefined ? 'seedUnchecked' : fits ? 'seedFits' : 'seedDiffers');
    });
    return () => {
      isStale = true;
    };
  }, [seed, commitment]);
  return outcome;
}
