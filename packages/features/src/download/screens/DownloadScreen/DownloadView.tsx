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
  /** Addresses of the logo for dark and for light backgrounds. */
  logo: PublicMerchant['assets']['logo'];
  phone: Phone;
  /** The links to the app. Undefined while loading. */
  links: readonly DownloadLink[] | undefined;
  /** The error, if the links could not be loaded. */
  error: GatewayError | undefined;
  onRetry: () => void;
  /** Lets the browser install the page. Undefined if the browser does not offer that. */
  onInstall: (() => void) | undefined;
  /** The settings of language and of dark or light mode. */
  settings: ReactNode;
}

/**
 * The merchant in large type, the button that installs the app on this phone, the other buttons in a quiet style,
 * guides to install it, and the settings.
 */
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
