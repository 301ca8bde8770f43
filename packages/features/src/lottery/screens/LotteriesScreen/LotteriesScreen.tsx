import type { Game } from '@livery/api/games/gameLists';
import { lazyCode } from '@livery/foundation/code';
import { BarEnd, useGoBack } from '@livery/foundation/navigation';
import { useTexts } from '@livery/i18n/react';
import { AppBar, BackButton } from '@livery/ui';
import { Suspense, use } from 'react';
import { useLocation } from 'react-router-dom';
import { LotteryRowsSkeleton } from '../../components/LotteryRow/LotteryRowsSkeleton.tsx';
import { LotteryList } from './LotteryList.tsx';

export interface LotteriesScreenProps {
  /** Called with the game that the player tapped. */
  onOpenGame: (game: Game) => void;
}

const results = lazyCode(() => import('../ResultsScreen/LotteryResults.tsx'), 'LotteryResults');
const vn = lazyCode(() => import('../VnScreen/VnLotteries.tsx'), 'VnLotteries');

/**
 * All lotteries below an app bar. The `view` in the address can select past draws or the Vietnamese lotteries instead.
 * Their code loads on demand.
 */
export function LotteriesScreen({ onOpenGame }: LotteriesScreenProps) {
  const { t } = useTexts('lotteries');
  const { t: lottery } = useTexts('lottery');
  const { t: shell } = useTexts('shell');
  const { t: common } = useTexts('common');
  const view = new URLSearchParams(useLocation().search).get('view');
  const title = view === 'results' ? lottery('results') : view === 'vn' ? t('vnLotteries') : shell('lotteries');
  return (
    <>
      <AppBar title={title} start={<BackButton label={common('back')} onClick={useGoBack()} />} end={use(BarEnd)} />
      <Suspense fallback={<LotteryRowsSkeleton />}>
        {view === 'results' ? (
          <results.Component />
        ) : view === 'vn' ? (
          <vn.Component onOpenGame={onOpenGame} />
        ) : (
          <LotteryList onOpenGame={onOpenGame} />
        )}
      </Suspense>
    </>
  );
}
