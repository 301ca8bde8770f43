import { DownloadIcon } from '@livery/features/download';
import { FailureBoundary } from '@livery/foundation/failure';

/** On its own feet: the line of news stays without it. */
export function HomeDownloadIcon() {
  return (
    <FailureBoundary>
      <DownloadIcon />
    </FailureBoundary>
  );
}
