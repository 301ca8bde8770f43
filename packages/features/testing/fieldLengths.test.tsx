import { type CallName, calls } from '@livery/api/contract';
import { answer, sampleValues, startNetwork, testSession } from '@livery/api/testing';
import { screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ChangePasswordScreen } from '../src/auth/screens/ChangePasswordScreen/ChangePasswordScreen.tsx';
import { LoginScreen } from '../src/auth/screens/LoginScreen/LoginScreen.tsx';
import { DepositScreen } from '../src/deposit/screens/DepositScreen/DepositScreen.tsx';
import { BindEmailScreen } from '../src/security/screens/BindEmailScreen/BindEmailScreen.tsx';
import { PaymentPasswordScreen } from '../src/security/screens/PaymentPasswordScreen/PaymentPasswordScreen.tsx';
import { SecurityQuestionsScreen } from '../src/security/screens/SecurityQuestionsScreen/SecurityQuestionsScreen.tsx';
import { BankCardsScreen } from '../src/withdraw/screens/BankCardsScreen/BankCardsScreen.tsx';
import { renderScreen } from './renderScreen.tsx';

const network = startNetwork();

beforeEach(() => {
  network.use(
    answer(calls.getVerification, {
      ...sampleValues.getVerification,
      purposes: [{ purpose: 'bindEmail', channels: ['email'] }],
    }),
    ...(Object.keys(calls) as CallName[]).map((name) => answer(calls[name], () => sampleValues[name] as never)),
  );
});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

interface Row {
  screen: ReactElement;
  at: string;
  /** Differences of the member's security settings from the sample. */
  security?: Partial<typeof sampleValues.getSecurity>;
  /** The maximum length of each text in the contract, by the label of its field. */
  lengths: Readonly<Record<string, number>>;
}

const withPaymentPassword = { hasPaymentPassword: true };
const rows: Readonly<Record<string, Row>> = {
  login: { screen: <LoginScreen />, at: '/m/login', lengths: { 'User name': 64, Password: 128 } },
  'a new password': { screen: <ChangePasswordScreen />, at: '/m/changePsw', lengths: { 'Current password': 128 } },
  'the deposit': {
    screen: <DepositScreen />,
    at: '/m/voucherCenter',
    lengths: { 'Account holder’s name': 80, 'Transaction ID': 64 },
  },
  'a bank card': {
    screen: <BankCardsScreen />,
    at: '/m/member/bankCards?add=1',
    security: withPaymentPassword,
    lengths: { 'Cardholder’s name': 80 },
  },
  'the e-mail address': {
    screen: <BindEmailScreen />,
    at: '/m/member/email',
    security: { isEmailBound: false, email: '' },
    lengths: { 'E-mail address': 254 },
  },
  'the payment password': {
    screen: <PaymentPasswordScreen />,
    at: '/m/member/paymentPassword',
    security: { isEmailBound: false, mobile: '' },
    lengths: { 'Login password': 128 },
  },
  'security questions': {
    screen: <SecurityQuestionsScreen />,
    at: '/m/member/securityQuestions',
    lengths: { 'Answer 1': 100, 'Login password': 128 },
  },
};

test.each(Object.entries(rows))(
  'a text for %s can have the maximum length of the contract, and no more',
  async (_name, { screen: shown, at, security, lengths }) => {
    if (security) network.use(answer(calls.getSecurity, { ...sampleValues.getSecurity, ...security }));
    renderScreen(shown, at === '/m/login' ? { at } : { at, session: { ...testSession } });
    for (const [label, length] of Object.entries(lengths)) {
      const field = await screen.findByLabelText(new RegExp(`^${label}`), { selector: 'input' });
      expect(field).toHaveAttribute('maxlength', String(length));
    }
  },
);
