import { DownloadScreen } from '@livery/features/download';
import { Settings } from '@livery/features/preferences';

/** The app download where the shell shows no header. */
export function DownloadWithBar() {
  return <DownloadScreen hasBar settings={<Settings />} />;
}
