import type { LotteryFrame } from '@livery/foundation/addresses';
import { lazyCode } from '@livery/foundation/code';
import { ToastProvider } from '@livery/ui/toasts';
import { useTexts } from '@livery/i18n/react';
import { selectIsSignedIn } from '@livery/api/session';
import { Suspense, use } from 'react';
import { useSelector } from 'react-redux';
import { LotteryRoom } from '../room/LotteryRoom.tsx';
import { CrashedFrame } from './CrashedFrame.tsx';
import { FrameSkeleton } from './FrameSkeleton.tsx';
import type { Opened } from './openTicket.ts';

/** If the code of FrameRefused cannot be loaded, the player sees CrashedFrame, which offers the same retry. */
const refused = lazyCode(() => import('./FrameRefused.tsx'), 'FrameRefused', { whenFailed: CrashedFrame });

interface FrameProps {
  /** The values in the address; undefined if the address is invalid. */
  address: LotteryFrame | undefined;
  /** The result of `openTicket`; undefined if the address has no ticket. */
  opened: Promise<Opened> | undefined;
}

/** The lottery of the address, or the reason why it does not open. */
export function Frame({ address, opened }: FrameProps) {
  const { t } = useTexts('common');
  return (
    <ToastProvider label={t('toastRegion')}>
      <Suspense fallback={<FrameSkeleton />}>
        {address === undefined || opened === undefined ? (
          <refused.Component why="address" />
        ) : (
          <OpenedFrame playType={address.playType} opened={opened} />
        )}
      </Suspense>
    </ToastProvider>
  );
}

function OpenedFrame({ playType, opened }: { playType: LotteryFrame['playType']; opened: Promise<Opened> }) {
  const { lottery, error } = use(opened);
  const isSignedIn = useSelector(selectIsSignedIn);
  if (lottery === undefined) return <refused.Component why={error.code === 'SESSION_INVALID' ? 'ticket' : error} />;
  return isSignedIn ? <LotteryRoom launched={lottery} firstPlayType={playType} /> : <refused.Component why="ticket" />;
}
