import { useMerchant } from '@livery/merchant/react';
import { useTexts } from '@livery/i18n/react';
import { AppBar, BackButton, Logo } from '@livery/ui';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import styles from './AuthFrame.module.css';

interface AuthFrameProps {
  title: string;
  intro: string;
  children: ReactNode;
}

/** What login and register have in common: the way home, the house's mark, a title, the form. */
export function AuthFrame({ title, intro, children }: AuthFrameProps) {
  const { t } = useTexts('common');
  const { name, assets } = useMerchant();
  const navigate = useNavigate();

  return (
    <>
      <AppBar start={<BackButton label={t('back')} onClick={() => void navigate('/m/home')} />} />
      <div className={styles.page}>
        <Logo name={name} dark={assets.logo.dark} light={assets.logo.light} />
        <header>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.intro}>{intro}</p>
        </header>
        {children}
      </div>
    </>
  );
}
