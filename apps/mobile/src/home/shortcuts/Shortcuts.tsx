import { useTemplate } from '@livery/features/site';
import { useTexts } from '@livery/i18n/react';
import { QuickRow } from './QuickRow.tsx';
import { SecondBar } from './SecondBar.tsx';
import styles from './Shortcuts.module.css';

/** The shortcuts of home, in one strip. In the new version they are cards. */
export function Shortcuts() {
  const { t } = useTexts('home');
  const { shortcutsVersion } = useTemplate();
  return (
    <nav aria-label={t('shortcuts')} className={styles[shortcutsVersion]} data-place>
      <QuickRow />
      <SecondBar />
    </nav>
  );
}
