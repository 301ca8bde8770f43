import type { LotteryFrame } from '@livery/foundation/addresses';
import { ToastProvider } from '@livery/ui/toasts';
import { useTexts } from '@livery/i18n/react';
import { selectIsSignedIn } from '@livery/api/session';
import { Suspense, use } from 'react';
import { useSelector } from 'react-redux';
import { LotteryRoom } from '../room/LotteryRoom.tsx';
import { FrameRefused } from './FrameRefused.tsx';
import { FrameSkeleton } from './FrameSkeleton.tsx';
import type { Opened } from './openTicket.ts';

interface FrameProps {
  /** What the address says; undefined where it opens nothing. */
  address: LotteryFrame | undefined;
  /** What comes of its ticket; undefined where there is none. */
  opened: Promise<Opened> | undefined;
}

/** The lottery of the address, or why it does not open. */
export function Frame({ address, opened }: FrameProps) {
  const { t } = useTexts('common');
  return (
    <ToastProvider label={t('toastRegion')}>
      {address === undefined || opened === undefined ? (
        <FrameRefused why="address" />
      ) : (
        <Suspense fallback={<FrameSkeleton />}>
          <OpenedFrame playType={address.playType} opened={opened} />
        </Suspense>
      )}
    </ToastProvider>
  );
}

function OpenedFrame({ playType, opened }: { playType: LotteryFrame['playType']; opened: Promise<Opened> }) {
  const { lottery, error } = use(opened);
  const isSignedIn = useSelector(selectIsSignedIn);
  if (lottery === undefined) return <FrameRefused why={error.code === 'SESSION_INVALID' ? 'ticket' : error} />;
  return isSignedIn ? <LotteryRoom launched={lottery} firstPlayType={playType} /> : <FrameRefused why="ticket" />;
}
