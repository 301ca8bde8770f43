import { isHomePath, paths } from '@livery/foundation/addresses';
import { selectIsSignedIn, selectSessionEnd } from '@livery/api/session';
import { recordVisit } from '@livery/foundation/navigation';
import { useTexts } from '@livery/i18n/react';
import { useMerchant } from '@livery/merchant/react';
import { useLayoutEffect, useMemo } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, useLocation, useRoutes } from 'react-router-dom';
import { type Row, rowOf } from './row.ts';
import { ScreenFrame } from './ScreenFrame.tsx';
import { createScreenPrefetch, ScreenPrefetchProvider, usePrefetchOnTouch } from './screenPrefetch.ts';
import { useShownLocation } from './useShownLocation.ts';

/** Shows the screen of the current address in its frame. Guests are sent from a member's screen to login, unknown addresses to home. */
export function Router({ table }: { table: readonly Row[] }) {
  const asked = useLocation();
  const { switches } = useMerchant();
  const isSignedIn = useSelector(selectIsSignedIn);
  const hasLoggedOut = useSelector(selectSessionEnd) === 'logout';

  const { texts } = useTexts('common');
  const prefetch = useMemo(
    () => createScreenPrefetch({ table, switches, isSignedIn, texts }),
    [table, switches, isSignedIn, texts],
  );
  usePrefetchOnTouch(prefetch);

  const mayShow = (row: Row) => row.access !== 'member' || isSignedIn;
  const askedRow = rowOf(table, asked.pathname, switches);
  const isDetour = askedRow === undefined || !mayShow(askedRow);
  const shown = useShownLocation(asked, isDetour);
  const row = rowOf(table, shown.pathname, switches);
  useLayoutEffect(() => recordVisit(isHomePath(shown.pathname)), [shown]);

  // After a logout on a member's screen: to home. Otherwise to login, and back here afterwards.
  const isLeaving = askedRow === undefined || (hasLoggedOut && asked === shown);
  const detour =
    isDetour &&
    (isLeaving ? (
      <Navigate to={paths.home} replace />
    ) : (
      <Navigate to={paths.login} replace state={{ from: asked.pathname + asked.search }} />
    ));
  const element = row && mayShow(row) ? <ScreenFrame row={row} pathname={shown.pathname} /> : null;
  const screen = useRoutes([{ path: '*', element }], shown);
  return (
    <ScreenPrefetchProvider value={prefetch}>
      {screen}
      {detour}
    </ScreenPrefetchProvider>
  );
}
