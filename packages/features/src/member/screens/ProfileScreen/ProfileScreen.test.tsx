import { calls } from '@livery/api/contract';
import { answer, fail, noNetwork, sampleValues, startNetwork, testSession } from '@livery/api/testing';
import { sample } from '@livery/config/sample';
import { switchLanguage } from '@livery/i18n/react';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { merchantWith } from '../../../../testing/merchantWith.ts';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { MemberOverview } from '../../index.ts';
import { ProfileScreen } from './ProfileScreen.tsx';

const network = startNetwork();
const saved = vi.fn<(part: string, body: unknown) => void>();
let member: { nickname: string; headIcon: string };

beforeEach(() => {
  saved.mockClear();
  member = { nickname: 'Mina', headIcon: '1' };
  network.use(
    answer(calls.getWallet, sampleValues.getWallet),
    answer(calls.getPersonalInfo, () => ({ ...sampleValues.getPersonalInfo, nickname: member.nickname })),
    answer(calls.getHeadIcons, () => ({ ...sampleValues.getHeadIcons, current: member.headIcon })),
    answer(calls.getMemberInfo, () => ({
      ...sampleValues.getMemberInfo,
      nickname: member.nickname,
      headIcon: `heads/${member.headIcon}.flat.svg`,
    })),
    answer(calls.setNickname, async (request) => {
      const body = (await request.json()) as { nickname: string };
      saved('nickname', body);
      member.nickname = body.nickname;
      return body;
    }),
    answer(calls.setHeadIcon, async (request) => {
      const body = Object.fromEntries(new URLSearchParams(await request.text()));
      saved('headIcon', body);
      member.headIcon = body['headIcon']!;
      return sampleValues.setHeadIcon;
    }),
    answer(calls.savePersonalInfo, async (request) => {
      saved('details', await request.json());
      return sampleValues.savePersonalInfo;
    }),
  );
});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const show = () => renderScreen(<ProfileScreen />, { session: { ...testSession }, at: '/m/member/profile' });
type User = ReturnType<typeof show>['user'];
const nickname = () => screen.findByLabelText('Nickname');
const save = (user: User) => user.click(screen.getByRole('button', { name: 'Save' }));

async function retype(user: User, field: HTMLElement, text: string) {
  await user.clear(field);
  await user.type(field, text);
}

describe('[WALLET-06] the profile', () => {
  test('[WALLET-06] shows the known data and the facts that cannot be changed here', async () => {
    show();
    expect(await nickname()).toHaveValue('Mina');
    expect(screen.getByLabelText('Date of birth')).toHaveValue('1990-02-28');
    expect(screen.getByLabelText('Gender')).toHaveValue('F');
    for (const fact of ['amina@example.org', '+880*****5678', 'Amina Rahman'])
      expect(screen.getByText(fact)).toBeVisible();
    expect(screen.getByText(/You can set the payee once\./)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Security' })).toHaveAttribute('href', '/m/member/security');
  });

  test('[WALLET-06] a saved nickname and picture are shown everywhere immediately', async () => {
    const { user, container } = renderScreen([<MemberOverview key="overview" />, <ProfileScreen key="profile" />], {
      session: { ...testSession },
    });
    expect(await screen.findByRole('link', { name: /Mina/ })).toHaveAttribute('href', '/m/member/profile');
    await retype(user, await nickname(), ' নীলা ');
    await user.click(await screen.findByRole('radio', { name: 'Picture 2' }));
    await save(user);
    expect(await screen.findByText('Changes saved')).toBeInTheDocument();
    expect(saved.mock.calls).toEqual([
      ['headIcon', { headIcon: '2' }],
      ['nickname', { nickname: 'নীলা' }],
    ]);
    expect(await screen.findByRole('link', { name: /নীলা/ })).toBeVisible();
    await waitFor(() =>
      expect(container.querySelector('section a .avatar img')).toHaveAttribute(
        'src',
        'http://pictures.test/TESTMERCHANT/heads/2.flat.svg',
      ),
    );
    expect(screen.getByRole('radio', { name: 'Picture 2' })).toBeChecked();
  });

  test('[WALLET-06] only changed personal details are sent, and a second save sends nothing', async () => {
    const { user } = show();
    await nickname();
    await user.selectOptions(screen.getByLabelText('Gender'), 'X');
    await user.type(screen.getByLabelText('Address'), '12 Lake Road');
    await user.type(screen.getByLabelText('WhatsApp'), '+8801712345678');
    await save(user);
    expect(await screen.findByText('Changes saved')).toBeInTheDocument();
    expect(saved.mock.calls).toEqual([
      ['details', { gender: 'X', address: '12 Lake Road', whatsapp: '+8801712345678' }],
    ]);
    await save(user);
    expect(saved).toHaveBeenCalledOnce();
  });

  test('the date picker offers only the dates of birth of players who are old enough', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-03-01T09:30:00Z') });
    onTestFinished(() => void vi.useRealTimers());
    show();
    await nickname();
    const birthday = screen.getByLabelText('Date of birth');
    expect(birthday).toHaveAttribute('min', '1907-01-01');
    expect(birthday).toHaveAttribute('max', '2008-03-01');
  });

  test('the chosen picture is checked', async () => {
    show();
    expect(await screen.findByRole('radio', { name: 'Picture 1' })).toBeChecked();
  });

  test.each(
    sample(
      [
        ['Date of birth', '2015-01-01', 'You must be at least 18 to play here.'],
        ['Date of birth', '1850-01-01', 'Please enter a valid date of birth.'],
        ['Nickname', 'x'.repeat(25), 'At most 24 characters'],
      ] as const,
      3,
    ),
  )('with %s %s the form is not sent', async (field, text, words) => {
    const { user } = show();
    await nickname();
    await retype(user, screen.getByLabelText(field), text);
    await save(user);
    expect(await screen.findByText(words)).toBeVisible();
    expect(saved).not.toHaveBeenCalled();
  });

  test('an error of the gateway is shown at its field, and the typed text stays', { tags: 'whole' }, async () => {
    network.use(fail(calls.setNickname, 'REQUEST_INVALID'));
    const { user } = show();
    await retype(user, await nickname(), 'Nila');
    await save(user);
    expect(await screen.findByText('This nickname wasn’t accepted. Try another one.')).toBeVisible();
    expect(await nickname()).toHaveValue('Nila');
  });

  test.each([
    [
      'a nickname, without a network',
      noNetwork(calls.setNickname),
      async (user: User) => retype(user, await nickname(), 'Nila'),
      'No connection. Check your network and try again.',
      'Sem conexão. Verifique sua rede e tente de novo.',
    ],
    [
      'a picture that is not accepted',
      fail(calls.setHeadIcon, 'REQUEST_INVALID'),
      async (user: User) => user.click((await screen.findAllByRole('radio', { checked: false }))[0]!),
      'Something wasn’t accepted. Check your changes.',
      'Algo não foi aceito. Confira o que você mudou.',
    ],
  ])(
    'the reason why %s was not saved changes with the language',
    { tags: 'whole' },
    async (_, handler, change, words, inPortuguese) => {
      network.use(handler);
      const { user, texts } = show();
      await change(user);
      await save(user);
      expect(await screen.findByText(words)).toBeVisible();
      await act(async () => void (await switchLanguage(texts, 'PT')));
      expect(await screen.findByText(inPortuguese)).toBeVisible();
      expect(screen.queryByText(words)).toBeNull();
    },
  );

  test('typed text is restored after a reload, and removed after it is saved', { tags: 'whole' }, async () => {
    const first = show();
    await retype(first.user, await nickname(), 'Nila');
    first.unmount();
    const second = show();
    expect(await nickname()).toHaveValue('Nila');
    await save(second.user);
    await screen.findByText('Changes saved');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Nila');
  });

  test(
    'if the pictures cannot be loaded, the rest can be changed, and a retry loads them',
    { tags: 'whole' },
    async () => {
      network.use(fail(calls.getHeadIcons, 'NOT_ALLOWED'));
      const { user } = show();
      expect(await screen.findByText('We couldn’t load the pictures.')).toBeVisible();
      expect(await nickname()).toBeVisible();
      network.use(answer(calls.getHeadIcons, sampleValues.getHeadIcons));
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      expect(await screen.findByRole('radio', { name: 'Picture 2' })).toBeInTheDocument();
    },
  );

  test('a failed request shows the error, and a retry loads the profile', { tags: 'whole' }, async () => {
    network.use(fail(calls.getPersonalInfo, 'MAINTENANCE'));
    const { user } = show();
    expect(await screen.findByText('System upgrading, please try again later.')).toBeVisible();
    network.use(answer(calls.getPersonalInfo, sampleValues.getPersonalInfo));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await nickname()).toBeVisible();
  });
});

test(
  'a member who registered by phone sees a masked number as the name of the account',
  { tags: 'whole' },
  async () => {
    const account = '8801712345678';
    member.nickname = '';
    network.use(
      answer(calls.getPersonalInfo, { ...sampleValues.getPersonalInfo, account, nickname: '' }),
      answer(calls.getMemberInfo, { ...sampleValues.getMemberInfo, account, nickname: '' }),
    );
    renderScreen(
      <>
        <MemberOverview />
        <ProfileScreen />
      </>,
      {
        session: { ...testSession, userName: account },
        at: '/m/member/profile',
        merchant: merchantWith('MOBILENUMREG3'),
      },
    );
    await waitFor(() => expect(screen.getAllByText('+880*****5678').length).toBeGreaterThanOrEqual(3));
    expect(document.body).not.toHaveTextContent(account);
  },
);
