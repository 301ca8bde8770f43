import { paths } from '@livery/foundation/addresses';
import { useGoBack } from '@livery/foundation/navigation';
import { useLocation, useNavigate } from 'react-router-dom';
import type { PlayState } from '../../model/playState.ts';

/**
 * Returns the function that leaves a game: one step back, to where it was opened. A lottery's address is replaced by
 * home where it says so, else by the games; where that page is one step back, the step is taken, so that it is as it
 * was left.
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
