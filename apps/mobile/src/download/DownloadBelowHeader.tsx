import { DownloadScreen } from '@livery/features/download';
import { Settings } from '@livery/features/preferences';

/** The app download screen below the shell's own header. */
export function DownloadBelowHeader() {
  return <DownloadScreen hasBar={false} settings={<Settings />} />;
}
