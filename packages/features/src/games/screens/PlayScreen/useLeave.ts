import { paths } from '@livery/foundation/addresses';
import { useGoBack } from '@livery/foundation/navigation';
import { useLocation, useNavigate } from 'react-router-dom';
import type { PlayState } from '../../model/playState.ts';

/**
 * Returns the function that leaves a game and opens the page from which it was opened. If the address of a lottery
 * contains the instruction to open home, home replaces the lottery. Otherwise the games replace it. If the page is one
 * step back in the history, the function goes back, so that the page is restored.
 */
export function useLeave({ opened }: PlayState): () => void {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const goBack = useGoBack();
  if (pathname !== paths.launchLottery) return goBack;
  const target = new URLSearchParams(search).get('pageBack') ? paths.home : paths.games;
  return () => {
    if (opened?.from.split(/[?#]/, 1)[0] === target) goBack();
    else void navigate(target, { replace: true });
  };
}
