import { useTexts } from '@livery/i18n/react';
import { useId } from 'react';
import type { OfferedApp } from '../../model/offeredApps.ts';
import type { Phone } from '../../model/phone.ts';
import { InstallGuide } from './InstallGuide.tsx';
import styles from './DownloadView.module.css';

interface InstallGuidesProps {
  /** The merchant's name. */
  name: string;
  phone: Phone;
  apps: readonly OfferedApp[];
}

/**
 * Guides to install the app, for each platform with an app. The guide for this phone is first and open. Another guide
 * explains how Safari adds the page to the home screen.
 */
export function InstallGuides({ name, phone: { platform, isSafari }, apps }: InstallGuidesProps) {
  const { t } = useTexts('install');
  const id = useId();
  const android = apps.some(({ kind }) => kind === 'android') && (
    <InstallGuide
      key="android"
      title={t('guideAndroid')}
      isOpenFirst={platform === 'android'}
      steps={[
        { drawing: 'get', words: t('androidGet') },
        { drawing: 'allow', words: t('androidAllow') },
        { drawing: 'open', words: t('androidOpen', { name }) },
      ]}
    />
  );
  const ios = apps.some(({ kind }) => kind !== 'android') && (
    <InstallGuide
      key="ios"
      title={t('guideIos')}
      isOpenFirst={platform === 'ios'}
      steps={[
        { drawing: 'get', words: t('iosGet') },
        { drawing: 'settings', words: t('iosSettings') },
        { drawing: 'trust', words: t('iosTrust', { name }) },
      ]}
    />
  );
  const home = platform !== 'android' && (
    <InstallGuide
      key="home"
      title={t('guideHome')}
      isOpenFirst={isSafari}
      steps={[
        { drawing: 'share', words: t('homeShare') },
        { drawing: 'add', words: t('homeAdd') },
        { drawing: 'open', words: t('homeOpen', { name }) },
      ]}
    />
  );
  const guides = platform === 'ios' ? [ios, home, android] : [android, ios, home];
  if (!guides.some(Boolean)) return null;
  return (
    <section aria-labelledby={id} className={styles.guides}>
      <h2 id={id} className={styles.title}>
        {t('guides')}
      </h2>
      {guides}
    </section>
  );
}
