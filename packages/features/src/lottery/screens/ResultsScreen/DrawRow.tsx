import type { PastDraw } from '@livery/api/lottery/drawPages';
import type { OpenedLottery } from '@livery/api/lottery/lottery';
import { useFormats } from '@livery/foundation/formats';
import { useTexts } from '@livery/i18n/react';
import { NumberBalls } from '@livery/ui';
import { ChevronRight } from 'lucide-react';
import { useDrawnNumbers } from '../../hooks/useDrawnNumbers.ts';
import { shortIssue } from '../../model/shortIssue.ts';
import styles from './DrawRow.module.css';

interface DrawRowProps {
  draw: PastDraw;
  kind: OpenedLottery['kind'];
  /** Opens its details in a dialog. */
  onOpen: () => void;
}

/** A past draw: its number, its time, and the drawn numbers. */
export function DrawRow({ draw, kind, onOpen }: DrawRowProps) {
  const { t: lottery } = useTexts('lottery');
  const { time, numerals } = useFormats();
  const numbersOf = useDrawnNumbers();
  return (
    <button type="button" aria-haspopup="dialog" onClick={onOpen} className={styles.row}>
      <span className={styles.inside}>
        <span className={styles.about}>
          <span className={styles.number}>{lottery('drawNumber', { number: numerals(shortIssue(draw.issue)) })}</span>
          <bdi>{time(Date.parse(draw.drawnAt))}</bdi>
        </span>
        <NumberBalls {...numbersOf(kind, draw.numbers)} size="small" />
      </span>
      <ChevronRight aria-hidden className={styles.arrow} />
    </button>
  );
}
