import { paths } from '@livery/foundation/addresses';
import { useTexts } from '@livery/i18n/react';
import { BanknoteArrowDown, BanknoteArrowUp, Gift, ReceiptText } from 'lucide-react';
import { Shortcut } from './Shortcut.tsx';
import styles from './Shortcuts.module.css';

/** Shortcuts to deposit, withdraw, promotions and the betting record. Deposit stands out as home's main action. */
export function QuickRow() {
  const { t } = useTexts('home');
  return (
    <ul className={styles.quick}>
      <Shortcut isPrimary icon={BanknoteArrowDown} label={t('shortcutDeposit')} href={paths.deposit} />
      <Shortcut icon={BanknoteArrowUp} label={t('shortcutWithdraw')} href={paths.withdraw} />
      <Shortcut icon={Gift} label={t('shortcutPromotions')} href={paths.promotions} />
      <Shortcut icon={ReceiptText} label={t('shortcutRecord')} href={paths.bettingRecord} />
    </ul>
  );
}
