import { DownloadIcon } from '@livery/features/download';
import { HomeBlock } from '../HomeBlock.tsx';

/** On its own feet: the line of news stays without it. */
export function HomeDownloadIcon() {
  return (
    <HomeBlock>
      <DownloadIcon />
    </HomeBlock>
  );
}
