import { isHomePath, paths } from '@livery/foundation/addresses';
import { selectIsMember, selectIsSignedIn, selectSessionEnd } from '@livery/api/session';
import { OpenAddresses, recordVisit } from '@livery/foundation/navigation';
import { returnPath } from '@livery/foundation/session';
import { useTexts } from '@livery/i18n/react';
import { useMerchant } from '@livery/merchant/react';
import { useLayoutEffect, useMemo, useState } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, useLocation, useRoutes } from 'react-router-dom';
import { openAddresses } from './openAddresses.ts';
import { type Row, rowOf } from './row.ts';
import { ScreenFrame } from './ScreenFrame.tsx';
import { createScreenPrefetch, ScreenPrefetchProvider, usePrefetchOnTouch } from './screenPrefetch.ts';
import { useShownLocation } from './useShownLocation.ts';

/**
 * Shows the screen of the current address in its frame. Guests are sent from a member's screen to login, members from login
 * to where they were going, unknown addresses to home.
 */
export function Router({ table }: { table: readonly Row[] }) {
  const asked = useLocation();
  const { switches } = useMerchant();
  const isSignedIn = useSelector(selectIsSignedIn);
  const isMember = useSelector(selectIsMember);
  const hasLoggedOut = useSelector(selectSessionEnd) === 'logout';

  const { texts } = useTexts('common');
  const prefetch = useMemo(
    () => createScreenPrefetch({ table, switches, isSignedIn, texts }),
    [table, switches, isSignedIn, texts],
  );
  usePrefetchOnTouch(prefetch);

  const isOpen = useMemo(() => openAddresses(table, { switches, isMember }), [table, switches, isMember]);

  const mayShow = ({ access }: Row) => (access === 'member' ? isSignedIn : access !== 'guest' || !isMember);
  const askedRow = rowOf(table, asked.pathname, switches);
  const isDetour = askedRow === undefined || !mayShow(askedRow);
  const shown = useShownLocation(asked, isDetour);
  const row = rowOf(table, shown.pathname, switches);
  useLayoutEffect(() => recordVisit(isHomePath(shown.pathname)), [shown]);

  // After a logout on a member's screen: to home. Otherwise to login, and back here afterwards.
  const isLeaving = askedRow === undefined || (hasLoggedOut && asked === shown);
  const detour =
    isDetour &&
    (askedRow?.access === 'guest' ? (
      <Navigate to={returnPath(asked.state)} replace />
    ) : isLeaving ? (
      <Navigate to={paths.home} replace />
    ) : (
      <Navigate to={paths.login} replace state={{ from: asked.pathname + asked.search }} />
    ));
  // The form of who has just logged in stays until the next screen is there.
  const [formOfGuest, setFormOfGuest] = useState<Row>();
  if (row?.access === 'guest' && !isMember && row !== formOfGuest) setFormOfGuest(row);
  const isShown = row !== undefined && (mayShow(row) || row === formOfGuest);
  const element = isShown ? <ScreenFrame row={row} pathname={shown.pathname} /> : null;
  const screen = useRoutes([{ path: '*', element }], shown);
  return (
    <ScreenPrefetchProvider value={prefetch}>
      <OpenAddresses value={isOpen}>{screen}</OpenAddresses>
      {detour}
    </ScreenPrefetchProvider>
  );
}
