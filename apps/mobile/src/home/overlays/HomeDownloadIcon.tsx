import { DownloadIcon } from '@livery/features/download';
import { FailureBoundary } from '../FailureBoundary.tsx';

/** On its own feet: the line of news stays without it. */
export function HomeDownloadIcon() {
  return (
    <FailureBoundary>
      <DownloadIcon />
    </FailureBoundary>
  );
}
