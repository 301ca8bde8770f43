import { lazyCode } from '@livery/foundation/code';
import { useReturnPath } from '@livery/foundation/session';
import { screen } from '@testing-library/react';
import { createTextScreen } from './renderShell.tsx';
import { missingModule } from '../src/shell/missingModule.tsx';
import type { Row } from '../src/shell/row.ts';

/** A few screens, each with its own word. */
export const table: readonly Row[] = [
  { paths: ['/', '/m/home'], title: 'navHome', screen: createTextScreen('Welcome'), hides: 'header' },
  {
    paths: ['/m/login'],
    title: 'login',
    screen: createTextScreen('Who are you?'),
    hides: 'both',
    back: 'home',
  },
  { paths: ['/m/help'], title: 'help', screen: createTextScreen('Ask away') },
  { paths: ['/m/activity'], title: 'promotions', screen: createTextScreen('Offers for you'), back: 'home' },
  { paths: ['/m/withdraw'], title: 'withdraw', screen: createTextScreen('Your money') },
  {
    paths: ['/m/inviteFriends'],
    title: 'inviteFriends',
    screen: createTextScreen('Friends', { isOpen: ({ REFERRAL }) => REFERRAL }),
  },
  { paths: ['/m/lottery'], title: 'lotteries', screen: missingModule(), hides: 'both' },
  { paths: ['/m/gameCenter'], title: 'gameCenter', screen: missingModule() },
];

/** Creates a login or registration form that stores the address of the screen before it. */
const formSaying = (word: string): Row['screen'] => ({
  ...lazyCode(async () => ({ Form: () => (useReturnPath(), (<h2>{word}</h2>)) }), 'Form'),
  texts: [],
});

/** The same screens, and registration. */
export const formsTable: readonly Row[] = [
  ...table.filter(({ title }) => title !== 'login'),
  { paths: ['/m/login'], title: 'login', screen: formSaying('Who are you?') },
  { paths: ['/m/register'], title: 'register', screen: formSaying('Join us') },
];

/** Returns the router's state of the current history entry. */
export const stateOfEntry = () => (window.history.state as { usr?: unknown } | null)?.usr;

/** Waits for the screen with this heading. */
export const says = (word: string) => screen.findByRole('heading', { name: word });
export const footer = () => screen.queryByRole('navigation', { name: 'Main menu' });
export const goBack = () => screen.getByRole('button', { name: 'Back' });
