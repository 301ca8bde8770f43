import type { VnDraw } from '@livery/api/lottery/getVnOpenedNumbers';
import { useFormats } from '@livery/foundation/formats';
import { useTexts } from '@livery/i18n/react';
import styles from './Prizes.module.css';

/** The text keys of prizes, by their names on the wire. */
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

/** The numbers of each prize of a Vietnamese draw. */
export function Prizes({ draw }: { draw: Pick<VnDraw, 'numbers' | 'prizes'> }) {
  const { t } = useTexts('lotteries');
  const { numerals } = useFormats();
  // Some gateways send only the special prize.
  const prizes = draw.prizes ?? [{ prize: 'SPECIAL', numbers: draw.numbers }];
  return (
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
  );
}
