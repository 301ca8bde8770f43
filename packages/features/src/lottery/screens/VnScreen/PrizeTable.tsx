import type { VnDraw } from '@livery/api/lottery/getVnOpenedNumbers';
import { useFormats } from '@livery/foundation/formats';
import { useTexts } from '@livery/i18n/react';
import { shortIssue } from '../../model/shortIssue.ts';
import styles from './PrizeTable.module.css';

/** The texts that name prizes, by their names on the wire. */
const prizeNames = {
  SPECIAL: 'prizeSpecial',
  FIRST: 'prizeFirst',
  SECOND: 'prizeSecond',
  THIRD: 'prizeThird',
  FOURTH: 'prizeFourth',
  FIFTH: 'prizeFifth',
  SIXTH: 'prizeSixth',
  SEVENTH: 'prizeSeventh',
  EIGHTH: 'prizeEighth',
} as const;
const isNamed = (prize: string): prize is keyof typeof prizeNames => Object.hasOwn(prizeNames, prize);

/** A past Vietnamese draw: which lottery, which draw and when, and the numbers of each prize. */
export function PrizeTable({ draw }: { draw: VnDraw }) {
  const { t } = useTexts('lotteries');
  const { t: lottery } = useTexts('lottery');
  const { time, numerals } = useFormats();
  // A gateway that says no more than the special prize.
  const prizes = draw.prizes ?? [{ prize: 'SPECIAL', numbers: draw.numbers }];
  return (
    <article className={styles.draw}>
      <h3 className={styles.name}>
        <bdi>{draw.gameName}</bdi>
      </h3>
      <p className={styles.about}>
        <span>{lottery('drawNumber', { number: numerals(shortIssue(draw.issue)) })}</span>
        <bdi>{time(Date.parse(draw.drawnAt))}</bdi>
      </p>
      <dl className={styles.prizes}>
        {prizes.map(({ prize, numbers }) => (
          <div key={prize} data-prize={prize} className={styles.prize}>
            <dt className={styles.label}>{isNamed(prize) ? t(prizeNames[prize]) : prize}</dt>
            <dd className={styles.numbers}>
              {numbers.map((number, index) => (
                <bdi key={index} dir="ltr">
                  {numerals(number)}
                </bdi>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </article>
  );
}
