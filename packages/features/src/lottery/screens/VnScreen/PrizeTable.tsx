import type { VnDraw } from '@livery/api/lottery/getVnOpenedNumbers';
import { useFormats } from '@livery/foundation/formats';
import { useTexts } from '@livery/i18n/react';
import { shortIssue } from '../../model/shortIssue.ts';
import { Prizes } from './Prizes.tsx';
import styles from './PrizeTable.module.css';

/** A past Vietnamese draw: its lottery, number and time, and the numbers of each prize. */
export function PrizeTable({ draw }: { draw: VnDraw }) {
  const { t: lottery } = useTexts('lottery');
  const { time, numerals } = useFormats();
  return (
    <article className={styles.draw}>
      <h3 className={styles.name}>
        <bdi>{draw.gameName}</bdi>
      </h3>
      <p className={styles.about}>
        <span>{lottery('drawNumber', { number: numerals(shortIssue(draw.issue)) })}</span>
        <bdi>{time(Date.parse(draw.drawnAt))}</bdi>
      </p>
      <Prizes draw={draw} />
    </article>
  );
}
