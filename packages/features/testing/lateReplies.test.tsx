import { type CallName, calls } from '@livery/api/contract';
import { type Role, selectRole } from '@livery/api/session';
import { answer, answerRaw, fail, sampleValues, startNetwork, testSession } from '@livery/api/testing';
import { toastDuration } from '@livery/ui/toasts';
import { fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Link, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SalaryContractScreen } from '../src/agent/screens/ContractScreen/ContractScreens.tsx';
import { ChangePasswordScreen } from '../src/auth/screens/ChangePasswordScreen/ChangePasswordScreen.tsx';
import { ForgotPasswordScreen } from '../src/auth/screens/ForgotPasswordScreen/ForgotPasswordScreen.tsx';
import { FreeTrialScreen } from '../src/auth/screens/FreeTrialScreen/FreeTrialScreen.tsx';
import { LoginScreen } from '../src/auth/screens/LoginScreen/LoginScreen.tsx';
import { RegisterScreen } from '../src/auth/screens/RegisterScreen/RegisterScreen.tsx';
import { ProfileScreen } from '../src/member/screens/ProfileScreen/ProfileScreen.tsx';
import { depositDay, limitsWith, sampleSaferPlay } from '../src/saferPlay/testing/sampleSaferPlay.ts';
import { SaferPlayScreen } from '../src/saferPlay/screens/SaferPlayScreen/SaferPlayScreen.tsx';
import { BindEmailScreen } from '../src/security/screens/BindEmailScreen/BindEmailScreen.tsx';
import { BindPayeeScreen } from '../src/security/screens/BindPayeeScreen/BindPayeeScreen.tsx';
import { PaymentPasswordScreen } from '../src/security/screens/PaymentPasswordScreen/PaymentPasswordScreen.tsx';
import { SecurityQuestionsScreen } from '../src/security/screens/SecurityQuestionsScreen/SecurityQuestionsScreen.tsx';
import { BankCardsScreen } from '../src/withdraw/screens/BankCardsScreen/BankCardsScreen.tsx';
import { lateReply } from './lateReply.ts';
import { merchantWith } from './merchantWith.ts';
import { renderScreen } from './renderScreen.tsx';
import { stopClock } from './stopClock.ts';

/*
 * In each test the player sends a form, leaves the screen, and then the reply arrives. The reply must not navigate or
 * open anything. A toast reports a change, because the player otherwise does not learn its result. The tests of the
 * screens that move money check the same for their calls: the shell reports the outcome of those calls.
 */
interface Submit {
  /** The form, with the ids of its behaviour. At most 40 characters, because Vitest shortens longer names. */
  name: string;
  screen: ReactElement;
  at: string;
  /** For a guest: the role after the reply. Default: the player is a member. */
  guestBecomes?: Role;
  /** The call whose reply is late. */
  call: CallName;
  /** Replies of other calls that differ from the samples. */
  replies?: readonly ReturnType<typeof answer>[];
  /** Fields to fill in, each with its label and value, and names of the controls to press. */
  steps: readonly (string | RegExp | readonly [label: RegExp, value: string])[];
  /** The toast that reports the result. Default: none. */
  toast?: string;
}

const security = (differences: Partial<typeof sampleValues.getSecurity>) =>
  answer(calls.getSecurity, { ...sampleValues.getSecurity, ...differences });
const verification = (purpose: 'password' | 'bindEmail') =>
  answer(calls.getVerification, {
    ...sampleValues.getVerification,
    purposes: [{ purpose, channels: ['sms', 'email'] }],
  });
const questions = ['firstSchool', 'firstPet', 'firstJob'];

/** The steps that set a new password with a code from an e-mail. */
const newPassword: Submit['steps'] = [
  'E-mail',
  [/^User name/, 'amina'],
  [/^E-mail/, 'amina@example.org'],
  'Send code',
  [/^E-mail code/, '123456'],
  [/^New password/, 'river-42'],
  [/^Confirm new password/, 'river-42'],
  'Set new password',
];

const submits: readonly Submit[] = [
  {
    name: '[LOGIN-01] a login',
    screen: <LoginScreen />,
    at: '/m/login',
    guestBecomes: 'member',
    call: 'login',
    steps: [[/^User name/, 'amina'], [/^Password/, 'secret12'], 'Log in'],
  },
  {
    name: '[REG-10] a registration',
    screen: <RegisterScreen />,
    at: '/m/register',
    guestBecomes: 'guest',
    call: 'register',
    steps: [[/^User name/, 'amina'], [/^Password/, 'secret12'], [/^Confirm password/, 'secret12'], 'Register'],
    toast: 'Registered successfully, ready for login',
  },
  {
    name: '[LOGIN-10] a free trial',
    screen: <FreeTrialScreen />,
    at: '/m/trail',
    guestBecomes: 'trial',
    call: 'freePlay',
    replies: [answer(calls.getTrialAccount, { state: 1, playMoney: '2000.00', minutes: 120 })],
    steps: ['Start free trial'],
  },
  {
    name: '[PWD-06] a new password',
    screen: <ForgotPasswordScreen />,
    at: '/m/forget',
    guestBecomes: 'member',
    call: 'setPasswordEmail',
    replies: [verification('password')],
    steps: newPassword,
    toast: 'Your new password is set.',
  },
  {
    name: '[PWD-06] a new password without a login',
    screen: <ForgotPasswordScreen />,
    at: '/m/forget',
    guestBecomes: 'guest',
    call: 'setPasswordEmail',
    replies: [verification('password'), fail(calls.login, 'CAPTCHA_REQUIRED')],
    steps: newPassword,
    toast: 'Your new password is set. Log in with it.',
  },
  {
    name: '[PWD-04] a changed password',
    screen: <ChangePasswordScreen />,
    at: '/m/changePsw',
    call: 'changePassword',
    steps: [
      [/^Current password/, 'play4fun'],
      [/^New password/, 'river-42'],
      [/^Confirm new password/, 'river-42'],
      'Confirm',
    ],
    toast: 'Your password has been changed.',
  },
  {
    name: 'a payment password',
    screen: <PaymentPasswordScreen />,
    at: '/m/member/paymentPassword',
    call: 'changePaymentPassword',
    replies: [security({ hasPaymentPassword: false, mobile: '', isEmailBound: false })],
    steps: [
      [/^Login password/, 'play4fun'],
      [/^New payment password(?! once)/, '481516'],
      [/^Confirm new payment password/, '481516'],
      'Set payment password',
    ],
    toast: 'Your payment password is set.',
  },
  {
    name: '[WALLET-06] an e-mail address',
    screen: <BindEmailScreen />,
    at: '/m/member/email',
    call: 'bindEmail',
    replies: [security({ isEmailBound: false, email: '' }), verification('bindEmail')],
    steps: [[/^E-mail address/, 'amina@example.org'], 'Get code', [/^Code/, '907531'], 'Confirm this address'],
    toast: 'Your e-mail address is confirmed.',
  },
  {
    name: '[WALLET-06] the payee',
    screen: <BindPayeeScreen />,
    at: '/m/member/payee',
    call: 'bindPayee',
    replies: [security({ payeeName: '' })],
    steps: [[/^Your real name/, 'Amina Rahman'], 'Set this name'],
    toast: 'Your name is set.',
  },
  {
    name: '[WALLET-06] the security questions',
    screen: <SecurityQuestionsScreen />,
    at: '/m/member/securityQuestions',
    call: 'setSecurityQuestions',
    replies: [
      answer(calls.getSecurityQuestions, {
        questions: questions.map((questionId) => ({ questionId, text: questionId })),
        wanted: 3,
        answered: [],
      }),
    ],
    steps: [
      ...questions.flatMap((id, index) => [
        [new RegExp(`^Question ${index + 1}`), id] as const,
        [new RegExp(`^Answer ${index + 1}`), 'Sunrise' + id] as const,
      ]),
      [/^Login password/, 'play4fun'],
      'Save answers',
    ],
    toast: 'Your answers are saved.',
  },
  {
    name: '[WALLET-06] a nickname',
    screen: <ProfileScreen />,
    at: '/m/member/profile',
    call: 'setNickname',
    steps: [[/^Nickname/, 'Rumi'], 'Save'],
    toast: 'Changes saved',
  },
  {
    name: '[WALLET-04] a bank card',
    screen: <BankCardsScreen />,
    at: '/m/member/bankCards?add=1',
    call: 'addBankCard',
    replies: [security({ hasPaymentPassword: true })],
    steps: [
      [/^Bank/, 'ACME'],
      [/^Card or account number/, '1234567890123'],
      [/^Cardholder’s name/, 'Amina Rahman'],
      [/^Payment password/, '481516'],
      'Add card',
    ],
    toast: 'Card added.',
  },
  {
    name: '[WALLET-04] the removal of a bank card',
    screen: <BankCardsScreen />,
    at: '/m/member/bankCards',
    call: 'removeBankCard',
    steps: [/^Remove the card/, 'Remove'],
    toast: 'Card removed.',
  },
  {
    name: '[AGENT-02] the answer to a contract',
    screen: <SalaryContractScreen />,
    at: '/m/member/agent/getSalaryContract',
    call: 'answerSalaryContract',
    steps: ['Accept'],
  },
  {
    name: 'a limit',
    screen: <SaferPlayScreen />,
    at: '/m/member/saferPlay?limit=deposit-day',
    call: 'setPlayLimit',
    replies: [answer(calls.getSaferPlay, { ...sampleSaferPlay, limits: limitsWith(depositDay) })],
    steps: [[/^Limit/, '500'], 'Set limit'],
    toast: 'Your new limit applies from Mar 2, 2026, 15:30.',
  },
  {
    name: 'a break',
    screen: <SaferPlayScreen />,
    at: '/m/member/saferPlay?break=timeOut-7',
    call: 'takeBreak',
    replies: [answer(calls.getSaferPlay, sampleSaferPlay)],
    steps: ['Take this break', 'Start the break'],
  },
];

const network = startNetwork();
let clock: ReturnType<typeof stopClock>;
beforeEach(() => {
  clock = stopClock({ now: Date.parse('2026-03-01T12:00:00Z') });
  Element.prototype.scrollIntoView = vi.fn<Element['scrollIntoView']>();
  network.use(...(Object.keys(calls) as CallName[]).map((name) => answer(calls[name], sampleValues[name] as never)));
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});

/** Holds the reply of a call until `release`. */
function holdReply(name: CallName) {
  const sent = vi.fn<() => void>();
  const { promise, resolve } = lateReply();
  network.use(
    answerRaw(calls[name], async () => {
      sent();
      await promise;
      return Response.json({ success: true, value: sampleValues[name] });
    }),
  );
  return { sent, release: () => resolve() };
}

async function take(step: Submit['steps'][number]) {
  const isPress = typeof step === 'string' || step instanceof RegExp;
  const find = () =>
    isPress
      ? (screen.queryByRole('radio', { name: step }) ?? screen.getByRole('button', { name: step }))
      : screen.getByLabelText(step[0], { selector: ':not([type=radio])' });
  await clock.until(() => expect(find()).toBeVisible(), { stepMs: 20 });
  if (isPress) fireEvent.click(find());
  else fireEvent.change(find(), { target: { value: step[1] } });
}

test.each(submits)(
  'the late reply to $name does not navigate from the next screen',
  async ({ screen: element, at, guestBecomes, call, replies = [], steps, toast = '' }) => {
    network.use(...replies);
    const { sent, release } = holdReply(call);
    const { address, store } = renderScreen(
      <>
        <Link to="/m/help">Away</Link>
        <Routes>
          <Route path="/m/help" element="Help" />
          <Route path="*" element={element} />
        </Routes>
      </>,
      { at, merchant: merchantWith('USERNAMEREG3'), ...(!guestBecomes && { session: { ...testSession } }) },
    );
    for (const step of steps) await take(step);
    await clock.until(() => expect(sent).toHaveBeenCalled(), { stepMs: 20 });
    fireEvent.click(screen.getByText('Away'));
    release();
    await clock.idle(store);
    await clock.pass(toastDuration.leastLoading);
    expect(address()).toBe('/m/help');
    expect(screen.getByRole('status', { hidden: true }).textContent).toBe(toast);
    expect(selectRole(store.getState())).toBe(guestBecomes ?? 'member');
    // Some screens navigate one second after the reply.
    await clock.pass(2_000);
    expect(address()).toBe('/m/help');
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);
