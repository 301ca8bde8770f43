import { paths } from '@livery/foundation/addresses';
import { useTexts } from '@livery/i18n/react';
import { DepositIcon, PromotionsIcon, WithdrawIcon } from '../../shell/placeIcons.ts';
import { useDepositAccent } from '../../shell/useDepositAccent.ts';
import { RewardsShortcut } from './RewardsShortcut.tsx';
import { Shortcut } from './Shortcut.tsx';
import styles from './Shortcuts.module.css';

/**
 * Shortcuts to deposit, withdraw, promotions and rewards. For members the deposit shortcut is highlighted, unless the
 * footer highlights its own deposit link.
 */
export function QuickRow() {
  const { t } = useTexts('home');
  return (
    <ul className={styles.quick}>
      <Shortcut
        isPrimary={useDepositAccent() === 'screen'}
        icon={DepositIcon}
        label={t('shortcutDeposit')}
        href={paths.deposit}
      />
      <Shortcut icon={WithdrawIcon} label={t('shortcutWithdraw')} href={paths.withdraw} />
      <Shortcut icon={PromotionsIcon} label={t('shortcutPromotions')} href={paths.promotions} />
      <RewardsShortcut />
    </ul>
  );
}
