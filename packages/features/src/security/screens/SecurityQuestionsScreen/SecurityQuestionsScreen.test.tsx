import { calls } from '@livery/api/contract';
import { answer, decryptBody, fail, sampleValues, startNetwork, testSession } from '@livery/api/testing';
import { sample } from '@livery/config/sample';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { SecurityQuestionsScreen } from './SecurityQuestionsScreen.tsx';

const network = startNetwork();
const sent = vi.fn<(body: unknown) => void>();
const questions = {
  questions: [
    { questionId: 'firstSchool', text: 'What was your first school called?' },
    { questionId: 'childhoodFriend', text: 'Who was your best friend as a child?' },
    { questionId: 'firstJob', text: 'Where was your first job?' },
    { questionId: 'firstPet', text: 'What was your first pet called?' },
  ],
  wanted: 3,
  answered: [] as string[],
};
const has = (differences: Partial<typeof sampleValues.getSecurity>) =>
  network.use(answer(calls.getSecurity, { ...sampleValues.getSecurity, ...differences }));

beforeEach(() => {
  sent.mockClear();
  has({});
  network.use(
    answer(calls.getSecurityQuestions, questions),
    answer(calls.setSecurityQuestions, async (request) => {
      sent(await decryptBody(request));
      return {};
    }),
  );
});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const show = () =>
  renderScreen(<SecurityQuestionsScreen />, { session: { ...testSession }, at: '/m/member/securityQuestions' });
type User = ReturnType<typeof show>['user'];
const question = (number: number) => screen.findByLabelText(new RegExp(`^Question ${number}`));
const answerTo = (number: number) => screen.getByLabelText(new RegExp(`^Answer ${number}`));
const optionsOf = async (number: number) =>
  within(await question(number))
    .getAllByRole('option')
    .map((option) => (option as HTMLOptionElement).value);
const password = () => screen.getByLabelText(/^Login password/);
const save = (user: User) => user.click(screen.getByRole('button', { name: 'Save answers' }));

async function fill(user: User) {
  await user.selectOptions(await question(1), 'firstSchool');
  await user.type(answerTo(1), ' Sunrise');
  await user.selectOptions(await question(2), 'firstPet');
  await user.type(answerTo(2), 'Milo');
  await user.selectOptions(await question(3), 'firstJob');
  await user.type(answerTo(3), 'ঢাকা');
  await user.type(password(), 'play4fun');
}
const answers = [
  { questionId: 'firstSchool', answer: 'Sunrise' },
  { questionId: 'firstPet', answer: 'Milo' },
  { questionId: 'firstJob', answer: 'ঢাকা' },
];

describe('[WALLET-06] security questions', () => {
  test('[WALLET-06] are answered with the login password; then the app goes back', async () => {
    const { user, address } = show();
    await fill(user);
    expect(screen.queryByLabelText(/^Payment password/)).toBeNull();
    await save(user);
    expect(await screen.findByText('Your answers are saved.')).toBeInTheDocument();
    expect(sent).toHaveBeenCalledWith({ answers, password: 'play4fun', paymentPassword: '' });
    await waitFor(() => expect(address()).toBe('/m/home'));
  });

  test('[WALLET-06] also require the payment password if it is set', async () => {
    has({ hasPaymentPassword: true });
    const { user } = show();
    await fill(user);
    await save(user);
    expect(await screen.findAllByText('Enter six digits.')).not.toHaveLength(0);
    expect(sent).not.toHaveBeenCalled();
    await user.type(screen.getByLabelText(/^Payment password/), '২৪৬৮১০');
    await save(user);
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith({ answers, password: 'play4fun', paymentPassword: '246810' }),
    );
  });

  test('are not offered in other fields after they are chosen', { tags: 'whole' }, async () => {
    const { user } = show();
    await user.selectOptions(await question(1), 'firstSchool');
    expect(await optionsOf(2)).not.toContain('firstSchool');
    expect(await optionsOf(1)).toContain('firstSchool');
    await user.selectOptions(await question(1), 'firstJob');
    expect(await optionsOf(2)).toContain('firstSchool');
    expect(await optionsOf(2)).not.toContain('firstJob');
  });

  test('are filled in if they were answered, without their answers', async () => {
    network.use(
      answer(calls.getSecurityQuestions, { ...questions, answered: ['firstPet', 'firstJob', 'firstSchool'] }),
    );
    show();
    expect(await question(1)).toHaveValue('firstPet');
    expect(await question(3)).toHaveValue('firstSchool');
    expect(answerTo(1)).toHaveValue('');
    expect(screen.getByText(/^You’ve already answered your questions\./)).toBeVisible();
  });

  test('send no request if values are missing, and list them', { tags: 'whole' }, async () => {
    const { user } = show();
    await question(1);
    await save(user);
    expect(await screen.findByText('Please check these')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Choose question 2' }));
    expect(await question(2)).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Answer 3 needs at least two letters' })).toBeVisible();
    expect(sent).not.toHaveBeenCalled();
  });

  test.each(
    sample(
      [
        ['PASSWORD_WRONG', {}, 'This isn’t your login password.'],
        ['PAYMENT_PASSWORD_WRONG', {}, 'This isn’t your payment password.'],
        ['TOO_MANY', { retryAfterSeconds: 10 }, 'Too many attempts. Wait 10 seconds and try again.'],
      ] as const,
      3,
    ),
  )('%s shows the reason and keeps the typed values', async (code, more, words) => {
    has({ hasPaymentPassword: true });
    network.use(fail(calls.setSecurityQuestions, code, more));
    const { user } = show();
    await fill(user);
    await user.type(screen.getByLabelText(/^Payment password/), '246810');
    await save(user);
    expect((await screen.findAllByText(words))[0]).toBeVisible();
    expect(answerTo(2)).toHaveValue('Milo');
  });

  test('are restored after a reload; answers and passwords are never stored', { tags: 'whole' }, async () => {
    const first = show();
    await fill(first.user);
    first.unmount();
    const stored = JSON.stringify({ ...sessionStorage }) + JSON.stringify({ ...localStorage });
    for (const secret of ['Sunrise', 'Milo', 'ঢাকা', 'play4fun']) expect(stored).not.toContain(secret);
    show();
    expect(await question(2)).toHaveValue('firstPet');
    expect(answerTo(2)).toHaveValue('');
  });

  test('a member without a login password gets a link to set one', async () => {
    has({ hasPassword: false });
    show();
    expect(await screen.findByRole('link', { name: 'Set a password' })).toHaveAttribute('href', '/m/forget');
  });

  test('a failed request shows the error, and a retry loads the form', async () => {
    network.use(fail(calls.getSecurityQuestions, 'MAINTENANCE'));
    const { user } = show();
    expect(await screen.findByText('System upgrading, please try again later.')).toBeVisible();
    network.use(answer(calls.getSecurityQuestions, questions));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await question(1)).toBeVisible();
  });
});
