import { useTexts } from '@livery/i18n/react';
import { useMerchant } from '@livery/merchant/react';
import { AppBar, BackButton, Link, Logo } from '@livery/ui';
import { type ReactNode, use } from 'react';
import { BarEnd, useGoBack } from '@livery/foundation/navigation';
import styles from './AuthFrame.module.css';

interface AuthFrameProps {
  title: string;
  intro: string;
  /** The link to the other screen, register or login, below the form. Undefined: no link. */
  other: { question: string; label: string; href: string } | undefined;
  children: ReactNode;
}

/** The frame of the login and register screens: back button, the merchant's logo, a title, the form, a link to the other screen. */
export function AuthFrame({ title, intro, other, children }: AuthFrameProps) {
  const { t } = useTexts('common');
  const { name, assets } = useMerchant();

  return (
    <div className={styles.page}>
      <AppBar isSticky={false} start={<BackButton label={t('back')} onClick={useGoBack()} />} end={use(BarEnd)} />
      <div className={styles.header}>
        <Logo name={name} size="large" dark={assets.logo.dark} light={assets.logo.light} />
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
    </div>
  );
}
