import { BarEnd, useGoBack } from '@livery/foundation/navigation';
import { useTexts } from '@livery/i18n/react';
import { useMerchant } from '@livery/merchant/react';
import { AppBar, BackButton } from '@livery/ui';
import { type ReactNode, use } from 'react';
import { DownloadView } from './DownloadView.tsx';
import { useDownloadScreen } from './useDownloadScreen.ts';

export interface DownloadScreenProps {
  /** Whether the screen renders its own bar, because the app shows no bar. */
  hasBar: boolean;
  /** The settings of language and of dark or light mode. */
  settings: ReactNode;
}

/** The screen that installs the app, or explains how to add the site to the home screen. */
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
