import { paths } from '@livery/foundation/addresses';
import { useAddFavoriteGameMutation, useRemoveFavoriteGameMutation, type Game } from '@livery/api/games';
import { selectIsSignedIn } from '@livery/api/session';
import { useTexts } from '@livery/i18n/react';
import { useToasts } from '@livery/ui/toasts';
import { useCallback } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';

/** Milliseconds: the word to a guest, the wait while saving, the word when saved. */
const guestNotice = 2000;
const savingLimit = 2000;
const savedNotice = 1000;

/** Puts a game into the favourites or takes it out. Guests are told and sent to login. A failure stays silent by rule. */
export function useFavoriteToggle(): (game: Game, isFavorite: boolean) => Promise<void> {
  const { t: common } = useTexts('common');
  const { showToast, startLoading } = useToasts();
  const isSignedIn = useSelector(selectIsSignedIn);
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [add] = useAddFavoriteGameMutation();
  const [remove] = useRemoveFavoriteGameMutation();

  return useCallback(
    async (game, isFavorite) => {
      if (!isSignedIn) {
        showToast(common('in_logged_login'), { duration: guestNotice });
        return navigate(paths.login, { state: { from: `${pathname}${search}` } });
      }
      const endLoading = startLoading(common('in_please_wait'), savingLimit);
      const { error } = await (isFavorite ? remove(game) : add(game));
      endLoading();
      if (error === undefined) showToast(common('in_chang_saved'), { kind: 'success', duration: savedNotice });
    },
    [isSignedIn, pathname, search, navigate, startLoading, showToast, add, remove, common],
  );
}
