import { lazyCode } from '@livery/foundation/code';
import { useWayBack } from '@livery/foundation/session';
import { screen } from '@testing-library/react';
import { screenSaying } from './renderShell.tsx';
import { missingModule } from '../src/shell/missingModule.tsx';
import type { Row } from '../src/shell/row.ts';

/** A few screens, each of which says a word of its own. */
export const table: readonly Row[] = [
  { paths: ['/', '/m/home'], title: 'navHome', screen: screenSaying('Welcome'), hides: 'header' },
  {
    paths: ['/m/login'],
    title: 'login',
    screen: screenSaying('Who are you?'),
    hides: 'both',
    back: 'home',
  },
  { paths: ['/m/help'], title: 'help', screen: screenSaying('Ask away') },
  { paths: ['/m/activity'], title: 'promotions', screen: screenSaying('Offers for you'), back: 'home' },
  { paths: ['/m/withdraw'], title: 'withdraw', screen: screenSaying('Your money') },
  {
    paths: ['/m/inviteFriends'],
    title: 'inviteFriends',
    screen: screenSaying('Friends', { isOpen: ({ REFERRAL }) => REFERRAL }),
  },
  { paths: ['/m/lottery'], title: 'lotteries', screen: missingModule(), hides: 'both' },
  { paths: ['/m/gameCenter'], title: 'gameCenter', screen: missingModule() },
];

/** Login and registration, which note where somebody came from. */
const formSaying = (word: string): Row['screen'] => ({
  ...lazyCode(async () => ({ Form: () => (useWayBack(), (<h2>{word}</h2>)) }), 'Form'),
  texts: [],
});

/** The same, and registration. */
export const formsTable: readonly Row[] = [
  ...table.filter(({ title }) => title !== 'login'),
  { paths: ['/m/login'], title: 'login', screen: formSaying('Who are you?') },
  { paths: ['/m/register'], title: 'register', screen: formSaying('Join us') },
];

/** What was handed on to the entry of the history that is current. */
export const stateOfEntry = () => (window.history.state as { usr?: unknown } | null)?.usr;

/** Waits for the screen that says this. */
export const says = (word: string) => screen.findByRole('heading', { name: word });
export const footer = () => screen.queryByRole('navigation', { name: 'Main menu' });
export const goBack = () => screen.getByRole('button', { name: 'Back' });
