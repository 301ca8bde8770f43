import { selectIsSignedIn } from '@livery/api/session';
import { useSelector } from 'react-redux';
import { lobbyBlock } from './components/LobbyBlock/LobbyBlock.tsx';
import {
  HistorySkeleton,
  LiveSkeleton,
  RecentSkeleton,
  StripSkeleton,
  WinnersSkeleton,
} from './components/LobbyBlock/skeletons.tsx';
import type { OpensGames } from './model/opensGames.ts';

/** Who won most, and the last wins passing by. */
export const WinnerBoard = lobbyBlock(
  async () => (await import('./components/WinnerBoard/WinnerBoard.tsx')).WinnerBoard,
  WinnersSkeleton,
);

/** Lotteries that take bets, each with the time left and its last numbers. */
export const LotteryStrip = lobbyBlock(
  async () => (await import('./components/LotteryStrip/LotteryStrip.tsx')).LotteryStrip,
  StripSkeleton,
);

/** The last draws of a lottery that one chooses. */
export const LotteryHistory = lobbyBlock(
  async () => (await import('./components/LotteryHistory/LotteryHistory.tsx')).LotteryHistory,
  HistorySkeleton,
);

/** Who is on air. Only for houses with the switch LIVEMODELS: it stands with the app, before this is drawn. */
export const LiveModels = lobbyBlock(
  async () => (await import('./components/LiveModels/LiveModels.tsx')).LiveModels,
  LiveSkeleton,
);

const RecentOfMember = lobbyBlock(
  async () => (await import('./components/RecentGames/RecentGames.tsx')).RecentGames,
  RecentSkeleton,
);

/** What a member played last. Guests have played nothing, and download nothing. */
export function RecentGames(props: OpensGames) {
  return useSelector(selectIsSignedIn) ? <RecentOfMember {...props} /> : null;
}
