import { loginScreen, registerScreen } from '@livery/features/auth';
import { gameListScreen } from '@livery/features/games';
import { memberHomeScreen } from './member/routes.tsx';
import type { Screen } from '@livery/features/screen';
import { useMerchant } from '@livery/merchant/react';
import { Navigate, type RouteObject, useRoutes } from 'react-router-dom';
import { homeAddresses } from './addresses.ts';
import { homeScreen } from './home/routes.tsx';
import { type Frame, ScreenFrame } from './shell/ScreenFrame.tsx';

interface Address {
  paths: readonly string[];
  screen: Screen;
  frame: Frame;
}

/** Every address of the product, the screen it shows, and what stands around that screen. */
const addresses: readonly Address[] = [
  { paths: homeAddresses, screen: homeScreen, frame: { footer: true } },
  { paths: ['/m/login'], screen: loginScreen, frame: { footer: false } },
  { paths: ['/m/register', '/m/register.html'], screen: registerScreen, frame: { footer: false } },
  { paths: ['/m/gameList'], screen: gameListScreen, frame: { footer: false } },
  { paths: ['/m/member/home'], screen: memberHomeScreen, frame: { title: 'navAccount', footer: true } },
];

const home = <Navigate to="/m/home" replace />;

/** The screen of the address on show. An unknown address, and one whose screen is switched off, leads home. */
export function Router() {
  const { switches } = useMerchant();
  const routes: RouteObject[] = addresses.flatMap(({ paths, screen, frame }) => {
    const element = screen.isOpen?.(switches) === false ? home : <ScreenFrame screen={screen} frame={frame} />;
    return paths.map((path) => ({ path, element, caseSensitive: true }));
  });
  return useRoutes([...routes, { path: '*', element: home }]);
}
