import { lazyCode } from '@livery/foundation/code';
import { useTexts } from '@livery/i18n/react';
import { Suspense, useId } from 'react';
import styles from './StakeChips.module.css';
import { useBetTexts } from './useBetTexts.ts';

const otherStake = lazyCode(() => import('./onDemand.ts'), 'OtherStake');

export interface StakeChipsProps {
  /** Stakes that take one tap, as decimal texts. */
  chips: readonly string[];
  /** Decimal text; empty if nothing is typed yet. */
  stake: string;
  onStake: (stake: string) => void;
  /** Whether the player types another stake than the chips. */
  isOther: boolean;
  onOther: (isOther: boolean) => void;
}

/** The stake of one bet: a chip or any other amount. */
export function StakeChips({ chips, stake, onStake, isOther, onOther }: StakeChipsProps) {
  const { t } = useTexts('betting');
  const { short } = useBetTexts();
  const name = useId();
  return (
    <>
      <div role="radiogroup" aria-label={t('stake')} className={styles.chips}>
        {chips.map((chip) => (
          <label key={chip} className={styles.chip}>
            <input
              type="radio"
              name={name}
              checked={!isOther && chip === stake}
              onChange={() => {
                onOther(false);
                onStake(chip);
              }}
              className={styles.input}
            />
            <bdi>{short(chip)}</bdi>
          </label>
        ))}
        <label className={styles.chip}>
          <input type="radio" name={name} checked={isOther} onChange={() => onOther(true)} className={styles.input} />
          {t('other')}
        </label>
      </div>
      {isOther && (
        <Suspense>
          <otherStake.Component stake={stake} onStake={onStake} />
        </Suspense>
      )}
    </>
  );
}
