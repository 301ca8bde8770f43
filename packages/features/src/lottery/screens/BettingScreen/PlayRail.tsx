import { useTexts } from '@livery/i18n/react';
import { useTabInView } from '@livery/ui/scroll';
import { useId, useRef } from 'react';
import type { Play } from '../../model/picking.ts';
import styles from './PlayRail.module.css';
import { useBetTexts } from './useBetTexts.ts';

export interface PlayRailProps {
  plays: readonly Play[];
  /** Code of the chosen play. */
  chosen: string;
  /** Called with the play's code. */
  onChoose: (code: string) => void;
}

/**
 * The plays side by side, each with its payout. The rail scrolls if they do not fit, and keeps the chosen play visible.
 */
export function PlayRail({ plays, chosen, onChoose }: PlayRailProps) {
  const { t } = useTexts('betting');
  const { oddsText } = useBetTexts();
  const name = useId();
  const rail = useRef<HTMLDivElement>(null);
  useTabInView(
    rail,
    chosen,
    plays.map(({ code }) => code),
    `.${styles.play}:has(:checked)`,
  );
  return (
    <div ref={rail} role="radiogroup" aria-label={t('plays')} className={styles.rail}>
      {plays.map((play) => (
        <label key={play.code} className={styles.play}>
          <input
            type="radio"
            name={name}
            value={play.code}
            checked={play.code === chosen}
            onChange={() => onChoose(play.code)}
            className={styles.input}
          />
          <bdi className={styles.name}>{play.name}</bdi>
          <bdi dir="ltr" className={styles.odds}>
            {oddsText(play)}
          </bdi>
        </label>
      ))}
    </div>
  );
}
