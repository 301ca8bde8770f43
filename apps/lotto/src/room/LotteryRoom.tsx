import { gatewayClockOffset } from '@livery/api/client';
import type { LaunchedLottery } from '@livery/api/lottery/openLottery';
import { useGetLotteryGamesQuery } from '@livery/api/lottery/lottery';
import type { LotteryFrame } from '@livery/foundation/addresses';
import { failureOf, LoadFailed } from '@livery/foundation/failure';
import { useLanguage } from '@livery/i18n/react';
import { useEffect, useState } from 'react';
import { notifyApp } from '../channel/notifyApp.ts';
import { FrameSkeleton } from '../frame/FrameSkeleton.tsx';
import { LotteryRoomView } from './LotteryRoomView.tsx';
import { lotteriesOf } from './lotteriesOf.ts';

interface LotteryRoomProps {
  launched: LaunchedLottery;
  /** The initial play type. */
  firstPlayType: LotteryFrame['playType'];
}

/**
 * The screen of a launched lottery: the form for bets, the player's orders, and past draws. In a vendor's lobby the
 * player can choose any lottery of the vendor.
 */
export function LotteryRoom({ launched, firstPlayType }: LotteryRoomProps) {
  const language = useLanguage();
  const { data, error, isFetching, refetch } = useGetLotteryGamesQuery({ language });
  const [code, setCode] = useState(launched.gameCode);
  const isSettled = data !== undefined || !isFetching;
  useEffect(() => {
    if (isSettled) notifyApp('ready');
  }, [isSettled]);
  const lotteries = lotteriesOf(data?.lotteries ?? [], launched);
  const lottery = lotteries.find((one) => one.code === code) ?? lotteries[0];
  if (data === undefined || lottery === undefined) {
    const failure = failureOf(error);
    return failure !== undefined && !isFetching ? (
      <LoadFailed error={failure} onRetry={() => void refetch()} />
    ) : (
      <FrameSkeleton />
    );
  }
  return (
    <LotteryRoomView
      lottery={lottery}
      limits={data.limits}
      lotteries={lotteries}
      firstPlayType={firstPlayType}
      clockOffset={gatewayClockOffset()}
      onChoose={setCode}
      onClose={() => notifyApp('close')}
    />
  );
}
