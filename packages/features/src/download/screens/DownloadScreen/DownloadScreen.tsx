import { BarEnd, useGoBack } from '@livery/foundation/navigation';
import { useTexts } from '@livery/i18n/react';
import { useMerchant } from '@livery/merchant/react';
import { AppBar, BackButton } from '@livery/ui';
import { type ReactNode, use } from 'react';
import { DownloadView } from './DownloadView.tsx';
import { useDownloadScreen } from './useDownloadScreen.ts';

export interface DownloadScreenProps {
  /** Whether it brings a bar of its own, where the app shows none. */
  hasBar: boolean;
  /** The choice of language and of dark or light. */
  settings: ReactNode;
}

/** The page that brings the app, or puts the site on the home screen. */
export function DownloadScreen({ hasBar, settings }: DownloadScreenProps) {
  const { name, assets } = useMerchant();
  const view = useDownloadScreen();
  return (
    <>
      {hasBar && <DownloadTopBar />}
      <DownloadView {...view} name={name} icon={assets.icon} logo={assets.logo} settings={settings} />
    </>
  );
}

function DownloadTopBar() {
  const { t: common } = useTexts('common');
  const { t: shell } = useTexts('shell');
  return (
    <AppBar
      title={shell('download')}
      start={<BackButton label={common('back')} onClick={useGoBack()} />}
      end={use(BarEnd)}
    />
  );
}
