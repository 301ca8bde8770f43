import type { GatewayError } from '@livery/api/client';
import type { DownloadLink } from '@livery/api/service/getDownloads';
import { LoadFailed } from '@livery/foundation/failure';
import { useTexts } from '@livery/i18n/react';
import type { PublicMerchant } from '@livery/merchant';
import { Card, List, ListRow, Logo } from '@livery/ui';
import { Handshake } from 'lucide-react';
import type { ReactNode } from 'react';
import { offeredApps } from '../../model/offeredApps.ts';
import type { Phone } from '../../model/phone.ts';
import { AppButtons } from './AppButtons.tsx';
import { AppCodes } from './AppCodes.tsx';
import { AppIsHere } from './AppIsHere.tsx';
import { DownloadSkeleton } from './DownloadSkeleton.tsx';
import { InstallGuides } from './InstallGuides.tsx';
import styles from './DownloadView.module.css';

export interface DownloadViewProps {
  /** The merchant's name. */
  name: string;
  /** Address of the merchant's icon, a square. */
  icon: string;
  /** Addresses of the lettering for dark and for light grounds. */
  logo: PublicMerchant['assets']['logo'];
  phone: Phone;
  /** Where the app can be had; undefined until it is known. */
  links: readonly DownloadLink[] | undefined;
  /** Why it could not be found out. */
  error: GatewayError | undefined;
  onRetry: () => void;
  /** Lets the browser install the page; undefined where it does not offer to. */
  onInstall: (() => void) | undefined;
  /** The choice of language and of dark or light. */
  settings: ReactNode;
}

/** The merchant large, the one button that brings the app to this phone, the others quietly, how to install, and the settings. */
export function DownloadView({
  name,
  icon,
  logo,
  phone,
  links,
  error,
  onRetry,
  onInstall,
  settings,
}: DownloadViewProps) {
  const { t } = useTexts('install');
  const { t: download } = useTexts('download');
  const { t: common } = useTexts('common');
  const apps = links && offeredApps(links, phone.platform);
  const affiliate = links?.find(({ kind }) => kind === 'affiliate');

  const ways = () => {
    if (phone.isInstalled) return <AppIsHere />;
    if (error !== undefined) return <LoadFailed error={error} onRetry={onRetry} />;
    if (apps === undefined) return <DownloadSkeleton />;
    return phone.platform === 'other' ? (
      <AppCodes apps={apps} onInstall={onInstall} />
    ) : (
      <AppButtons apps={apps} phone={phone} onInstall={onInstall} />
    );
  };

  return (
    <div className={styles.page}>
      <div className={styles.brand}>
        <img src={icon} alt="" width={96} height={96} className={styles.icon} />
        <Logo name={name} size="large" dark={logo.dark} light={logo.light} />
        <p className={styles.pitch}>{download('getAppHint')}</p>
      </div>
      {ways()}
      {!phone.isInstalled && <InstallGuides name={name} phone={phone} apps={apps ?? []} />}
      {affiliate && (
        <List>
          <ListRow icon={<Handshake aria-hidden />} title={t('affiliates')} href={affiliate.url} />
        </List>
      )}
      <Card as="section" aria-label={common('settings')}>
        {settings}
      </Card>
    </div>
  );
}
