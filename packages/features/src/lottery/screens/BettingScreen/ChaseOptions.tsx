import { chaseDraws } from '@livery/api/lottery/placeChase';
import type { SlipChase } from '@livery/device/storage';
import { useTexts } from '@livery/i18n/react';
import { Switch } from '@livery/ui';
import styles from './ChaseOptions.module.css';
import { NumberStepper } from './NumberStepper.tsx';

export interface ChaseOptionsProps {
  /** The chosen options. Missing if the bets are for one draw. */
  chase: SlipChase | undefined;
  /** Whether the options cannot be changed, because the slip was sent. */
  isFixed: boolean;
  onChange: (chase: SlipChase | undefined) => void;
}

const firstChase: SlipChase = { draws: 5, stopOnWin: true };

/** Options to place the bets on the next draws too: for how many draws, and whether a win stops them. */
export function ChaseOptions({ chase, isFixed, onChange }: ChaseOptionsProps) {
  const { t } = useTexts('betting');
  return (
    <section aria-label={t('chase')} className={styles.chase}>
      <Switch
        label={t('chase')}
        hint={t('chaseHint')}
        checked={chase !== undefined}
        disabled={isFixed}
        onChange={(event) => onChange(event.currentTarget.checked ? firstChase : undefined)}
      />
      {chase && (
        <>
          <div className={styles.draws}>
            <span aria-hidden>{t('chaseDraws')}</span>
            <NumberStepper
              label={t('chaseDraws')}
              lowerLabel={t('fewerDraws')}
              raiseLabel={t('moreDraws')}
              value={chase.draws}
              least={chaseDraws.least}
              most={chaseDraws.most}
              isDisabled={isFixed}
              onChange={(draws) => onChange({ ...chase, draws })}
            />
          </div>
          <Switch
            label={t('stopOnWin')}
            checked={chase.stopOnWin}
            disabled={isFixed}
            onChange={(event) => onChange({ ...chase, stopOnWin: event.currentTarget.checked })}
          />
        </>
      )}
    </section>
  );
}
