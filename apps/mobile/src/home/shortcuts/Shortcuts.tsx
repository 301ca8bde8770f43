import { useTemplate } from '@livery/features/site';
import { useTexts } from '@livery/i18n/react';
import { QuickRow } from './QuickRow.tsx';
import { SecondBar } from './SecondBar.tsx';
import styles from './Shortcuts.module.css';

/** Where to go from home: to one's money and bets first, then to what the house offers. One row in the base version, cards in the new one. */
export function Shortcuts() {
  const { t } = useTexts('home');
  const { detailVersion } = useTemplate();
  return (
    <nav aria-label={t('ways')} className={styles[detailVersion]}>
      <QuickRow />
      <SecondBar />
    </nav>
  );
}
