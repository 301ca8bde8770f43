import { DownloadScreen } from '@livery/features/download';
import { Settings } from '@livery/features/preferences';

/** The app download screen with its own bar, for addresses without a header of the shell. */
export function DownloadWithBar() {
  return <DownloadScreen hasBar settings={<Settings />} />;
}
