import { useTexts } from '@livery/i18n/react';
import { AppBar, BackButton, Link } from '@livery/ui';
import { use } from 'react';
import { BarEnd, OverPage, useGoBack } from '@livery/foundation/navigation';
import { useReturnPath } from '@livery/foundation/session';
import { AuthBrand } from './AuthBrand.tsx';
import styles from './AuthFrame.module.css';
import type { AuthFrameProps } from './authFrameProps.ts';
import { AuthSheet } from './AuthSheet.tsx';

/**
 * The frame of the login and register screens: back button, the merchant's name on its picture, a title, the form, and
 * a link to the other screen. The frame is a sheet if it opens over a page.
 */
export function AuthFrame(props: AuthFrameProps) {
  return use(OverPage) ? <AuthSheet {...props} /> : <AuthPage {...props} />;
}

function AuthPage({ title, intro, Hero, other, note, children }: AuthFrameProps) {
  const { t } = useTexts('common');
  useReturnPath();

  return (
    <div className={styles.page}>
      <AppBar isSticky={false} start={<BackButton label={t('back')} onClick={useGoBack()} />} end={use(BarEnd)} />
      <div className={styles.header}>
        {Hero ? <Hero instead={<AuthBrand />} /> : <AuthBrand />}
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.intro}>{intro}</p>
      </div>
      <div className={styles.form}>{children}</div>
      {other !== undefined && (
        <p className={styles.other}>
          {other.question}{' '}
          <Link href={other.href} className={styles.otherLink}>
            {other.label}
          </Link>
        </p>
      )}
      {note !== undefined && <div className={styles.note}>{note}</div>}
    </div>
  );
}
