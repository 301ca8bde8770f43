import { useTexts } from '@livery/i18n/react';
import { BanknoteArrowDown, BanknoteArrowUp, Gift, ReceiptText } from 'lucide-react';
import { Way } from './Way.tsx';
import styles from './Ways.module.css';

/** To one's money and bets. Paying in stands out: it is the one action of this screen. */
export function QuickRow() {
  const { t } = useTexts('home');
  return (
    <ul className={styles.quick}>
      <Way isPrimary icon={BanknoteArrowDown} label={t('wayDeposit')} href="/m/voucherCenter" />
      <Way icon={BanknoteArrowUp} label={t('wayWithdraw')} href="/m/withdraw" />
      <Way icon={Gift} label={t('wayPromotions')} href="/m/activity" />
      <Way icon={ReceiptText} label={t('wayRecord')} href="/m/gameRecord" />
    </ul>
  );
}
