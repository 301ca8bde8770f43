import { answer, decryptBody, fail, noNetwork, sampleValues, startNetwork } from '@livery/api/testing';
import { calls } from '@livery/api/contract';
import { sample } from '@livery/config/sample';
import type { SwitchName } from '@livery/merchant';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { merchantWith } from '../../../../testing/merchantWith.ts';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { stopClock } from '../../../../testing/stopClock.ts';
import { RegisterScreen } from './RegisterScreen.tsx';

const network = startNetwork();
afterEach(() => vi.useRealTimers());

const countries = [
  { code: 'BD', dialingCode: '880', name: 'Bangladesh', flag: 'BD', isLicensed: true },
  { code: 'PK', dialingCode: '92', name: 'Pakistan', flag: 'PK', isLicensed: false },
];
const sent = vi.fn<(body: unknown) => void>();
const asked = vi.fn<(body: unknown) => void>();
beforeEach(() => {
  sent.mockClear();
  asked.mockClear();
  network.use(
    answer(calls.getAffiliate, { affiliateCode: '' }),
    answer(calls.getCountries, countries),
    answer(calls.getRegistrationConfig, sampleValues.getRegistrationConfig),
    answer(calls.sendSmsCode, async (request) => (asked(await request.json()), sampleValues.sendSmsCode)),
    answer(calls.registerMobile, async (request) => (sent(await decryptBody(request)), sampleValues.registerMobile)),
  );
});

const everything = ['MOBILENUMREG3', 'REGMOBVERF3', 'MOBILENUMPASSREG3'] as const satisfies SwitchName[];

/** Renders the screen of a merchant with these switches on. */
const show = (...on: readonly SwitchName[]) =>
  renderScreen(<RegisterScreen />, { at: '/m/register', merchant: merchantWith(...on) });

const number = () => screen.findByRole('textbox', { name: /^Mobile number/ });
const code = () => screen.getByRole('textbox', { name: /^SMS code/ });
const submit = () => screen.getByRole('button', { name: 'Register' });
const getCode = (name: string | RegExp = 'Get code') => screen.getByRole('button', { name });
const password = () => screen.getByLabelText(/^Password/);

type User = ReturnType<typeof show>['user'];

async function fillIn(user: User) {
  await user.type(await number(), '01712345678');
  await user.type(code(), '123456');
  await user.type(password(), 'secret12');
  await user.type(screen.getByLabelText(/^Confirm password/), 'secret12');
}

describe('the ways to register', () => {
  test(
    '[REG-01] a tab shows the other way to register, and the fields keep their values',
    { tags: 'whole' },
    async () => {
      const { user } = show('USERNAMEREG3', ...everything);
      await user.type(await screen.findByRole('textbox', { name: /^User name/ }), 'amina');
      await user.type(password(), 'secret12');
      await user.click(screen.getByRole('radio', { name: 'Mobile number' }));
      expect(await number()).toBeVisible();
      expect(password()).toHaveValue('secret12');
      await user.click(screen.getByRole('radio', { name: 'User name' }));
      expect(screen.getByRole('textbox', { name: /^User name/ })).toHaveValue('amina');
    },
  );

  test('an error on one tab does not block the registration on the other', { tags: 'whole' }, async () => {
    const { user, address } = show('USERNAMEREG3', 'MOBILENUMREG3');
    await screen.findByRole('textbox', { name: /^User name/ });
    await user.click(submit());
    expect(await screen.findByText('User name is required')).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Mobile number' }));
    await user.type(await number(), '01712345678');
    await user.click(submit());
    await waitFor(() => expect(address()).toBe('/m/login'));
  });
});

describe('by mobile number', () => {
  test('values typed for the other way are not sent', { tags: 'whole' }, async () => {
    const { user } = show('USERNAMEREG3', 'MOBILENUMREG3');
    await user.type(await screen.findByRole('textbox', { name: /^User name/ }), 'amina');
    await user.type(password(), 'secret12');
    await user.click(screen.getByRole('radio', { name: 'Mobile number' }));
    await user.type(await number(), '1712345678');
    await user.click(submit());
    await waitFor(() => expect(sent).toHaveBeenCalled());
    expect(sent.mock.lastCall![0]).toMatchObject({ username: '', password: '', mobileNum: '1712345678' });
  });

  test('a number of another country is sent with its dialling code', { tags: 'whole' }, async () => {
    const { user } = show('MOBILENUMREG3');
    await user.click(await number());
    await user.paste('+92 300 1234567');
    await user.click(submit());
    await waitFor(() => expect(sent).toHaveBeenCalled());
    expect(sent.mock.lastCall![0]).toMatchObject({ countryDialingCode: '92', mobileNum: '3001234567' });
  });

  test.each(
    sample(
      [
        ['1712', 'The number is too short.'],
        ['171234567890', 'The number is too long.'],
        ['2123456789', 'The mobile num is not valid in that country.'],
        ['', 'Mobile number is required'],
      ],
      4,
    ),
  )('the number "%s" is reported without a request, and takes the focus', async (typed, message) => {
    const { user } = show(...everything);
    if (typed !== '') await user.type(await number(), typed);
    await number();
    await user.click(submit());
    expect(await screen.findByText(message)).toBeVisible();
    await waitFor(async () => expect(await number()).toHaveFocus());
    expect(sent).not.toHaveBeenCalled();
  });

  test('[REG-06] Register is disabled without consent, and Reset clears every field until it is undone', async () => {
    const { user } = show(...everything);
    await fillIn(user);
    const { value: typedNumber } = (await number()) as HTMLInputElement;
    const agree = screen.getByRole('checkbox', { name: /I am 18 or older/ });
    expect(agree).toBeChecked();
    await user.click(agree);
    expect(submit()).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Reset' }));
    expect(await number()).toHaveValue('');
    for (const field of [code(), password(), screen.getByLabelText(/^Confirm password/)]) expect(field).toHaveValue('');
    expect(agree).toBeChecked();
    expect(submit()).toBeEnabled();
    await user.click(await screen.findByText('Undo'));
    expect(await number()).toHaveValue(typedNumber);
    expect(agree).not.toBeChecked();
  });

  test(
    '[REG-05 captcha] the captcha takes six digits at most; a tap brings another; the answer is sent',
    { tags: 'whole' },
    async () => {
      const pictures = ['one', 'two'];
      network.use(
        answer(calls.getRegistrationConfig, { captcha: { enabled: true, required: true } }),
        answer(calls.getCaptcha, () => ({ ...sampleValues.getCaptcha, captchaId: pictures.shift()! })),
      );
      const { user } = show('MOBILENUMREG3');
      await user.type(await number(), '1712345678');
      const captcha = await screen.findByRole('textbox', { name: /^Code in the picture/ });
      await user.type(captcha, '12ab345678');
      expect(captcha).toHaveValue('123456');
      await user.click(screen.getByRole('button', { name: /New picture/ }));
      await waitFor(() => expect(pictures).toEqual([]));
      expect(captcha).toHaveValue('');
      await waitFor(() => expect(screen.getByRole('button', { name: /New picture/ })).not.toHaveAttribute('aria-busy'));
      await user.type(captcha, '4321');
      await user.click(submit());
      await waitFor(() => expect(sent).toHaveBeenCalled());
      expect(sent.mock.lastCall![0]).toMatchObject({ captcha: '4321', captchaId: 'two' });
    },
  );

  test.each(
    sample(
      [
        ['MOBILE_EXISTS', {}, /This number already has an account/, number],
        ['USER_EXISTS', {}, /This number already has an account/, number],
        ['VERIFICATION_WRONG', {}, /^Verification code error\./, async () => code()],
        [
          'REQUEST_INVALID',
          { value: { issues: [{ path: 'body.mobileNum', message: 'is not a mobile number of that country' }] } },
          'The mobile num is not valid in that country.',
          number,
        ],
      ] as const,
      4,
    ),
  )(
    '%s is reported at its field, and the other values stay',
    { tags: 'whole' },
    async (failure, more, message, field) => {
      network.use(fail(calls.registerMobile, failure, more));
      const { user } = show(...everything);
      await fillIn(user);
      await user.click(submit());
      await waitFor(async () => expect(await field()).toHaveAccessibleDescription(message));
      await waitFor(async () => expect(await field()).toHaveFocus());
      expect(await number()).toHaveValue('01712 345678');
      expect(code()).toHaveValue('123456');
      expect(password()).toHaveValue('secret12');
    },
  );

  test.each([
    ['too many tries', fail(calls.registerMobile, 'TOO_MANY', { retryAfterSeconds: 30 }), /Wait 30 seconds/],
    ['no network', noNetwork(calls.registerMobile), /No connection/],
  ])(
    '%s is reported above the button, and the fields keep their values',
    { tags: 'whole' },
    async (_, fault, message) => {
      network.use(fault);
      const { user } = show(...everything);
      await fillIn(user);
      await user.click(submit());
      expect(await screen.findByText(message)).toBeVisible();
      expect(code()).toHaveValue('123456');
    },
  );

  test('if the countries cannot be loaded, an error and a retry are shown', { tags: 'whole' }, async () => {
    network.use(fail(calls.getCountries, 'NOT_ALLOWED'));
    const { user } = show('MOBILENUMREG3');
    expect(await screen.findByText(/this account does not have permission/)).toBeVisible();
    network.use(answer(calls.getCountries, countries));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await number()).toBeVisible();
  });
});

describe('the code by SMS', () => {
  let clock: ReturnType<typeof stopClock>;
  beforeEach(() => {
    clock = stopClock();
  });
  const numberNow = () => screen.getByRole('textbox', { name: /^Mobile number/ });
  const type = (digits: string) => fireEvent.change(numberNow(), { target: { value: digits } });

  async function showWithNumber(digits = '1712345678') {
    const view = show(...everything);
    await clock.until(numberNow, { stepMs: 100 });
    type(digits);
    return view;
  }
  /** Presses the button, and waits for the reply that starts the countdown. */
  async function request() {
    fireEvent.click(getCode());
    await clock.until(() => getCode(/ s$/));
  }

  test("[REG-13 gateway] counts down the gateway's minutes × 60 s, then can be requested again", async () => {
    await showWithNumber();
    await request();
    expect(asked).toHaveBeenCalledExactlyOnceWith({
      mobileNum: '1712345678',
      countryDialingCode: '880',
      purpose: 'register',
    });
    expect(screen.getByText('Code sent by SMS')).toBeInTheDocument();
    expect(getCode(/ s$/)).toHaveTextContent('300 s');
    await clock.pass(1000);
    expect(getCode(/ s$/)).toHaveTextContent('299 s');
    await clock.pass(298_999);
    // A tap during the countdown sends no request.
    fireEvent.click(getCode('1 s'));
    await clock.pass(1);
    expect(getCode()).not.toHaveAttribute('aria-disabled');
    expect(asked).toHaveBeenCalledOnce();
    await request();
    expect(asked).toHaveBeenCalledTimes(2);
  });

  const sending = () => screen.queryByRole('button', { name: 'Sending' });
  /** Presses the button. The gateway replies only when the test calls `reply`. */
  async function requestUnanswered() {
    let reply = () => {};
    let isAsked = false;
    network.use(
      answer(calls.sendSmsCode, async () => {
        isAsked = true;
        await new Promise<void>((resolve) => {
          reply = resolve;
        });
        return sampleValues.sendSmsCode;
      }),
    );
    await showWithNumber();
    fireEvent.click(getCode());
    await clock.until(() => expect(isAsked).toBe(true));
    expect(sending()).toBeVisible();
    return { reply };
  }

  test('[ERR-01 SMS] the button shows that the code is being sent, then a toast confirms it for 1.5 s', async () => {
    const { reply } = await requestUnanswered();
    await clock.pass(9_000);
    expect(sending()).toBeVisible();
    reply();
    await clock.until(() => expect(screen.getByText('Code sent by SMS')).toBeInTheDocument());
    expect(sending()).toBeNull();
    await clock.pass(1_499);
    expect(screen.getByText('Code sent by SMS')).toBeInTheDocument();
    await clock.pass(1);
    expect(screen.queryByText('Code sent by SMS')).toBeNull();
  });

  test(
    '[ERR-01 SMS] [ERR-01 failed call] without a reply for 10 s, the field shows an error and no toast',
    { tags: 'whole' },
    async () => {
      const { reply } = await requestUnanswered();
      await clock.pass(9_999);
      expect(sending()).toBeVisible();
      await clock.pass(1);
      await clock.until(() => expect(sending()).toBeNull());
      expect(getCode()).not.toHaveAttribute('aria-disabled');
      expect(code()).toHaveAccessibleDescription('The network is slow. Please try again.');
      expect(screen.queryByText('Code sent by SMS')).toBeNull();
      expect(numberNow()).toHaveValue('1712 345678');
      reply();
    },
  );

  test(
    '[REG-13 gateway] the countdown continues after the screen or the tab was left, with its number',
    { tags: 'whole' },
    async () => {
      await showWithNumber();
      await request();
      cleanup();
      await clock.pass(10_000);
      const { store } = show('USERNAMEREG3', ...everything);
      await clock.until(() => screen.getByRole('radio', { name: 'Mobile number' }), { stepMs: 100 });
      fireEvent.click(screen.getByRole('radio', { name: 'Mobile number' }));
      expect(getCode(/ s$/)).toHaveTextContent('290 s');
      fireEvent.click(screen.getByRole('radio', { name: 'User name' }));
      await clock.pass(10_000);
      fireEvent.click(screen.getByRole('radio', { name: 'Mobile number' }));
      expect(getCode(/ s$/)).toHaveTextContent('280 s');
      await clock.until(() => expect(numberNow()).toHaveValue('1712 345678'));
      fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
      expect(numberNow()).toHaveValue('');
      expect(getCode(/ s$/)).toHaveTextContent('280 s');
      await clock.idle(store);
    },
  );

  test(
    '[REG-13 gateway] with the clock set back 30 min, another code may be requested, also after reload',
    { tags: 'whole' },
    async () => {
      await showWithNumber();
      await request();
      expect(getCode(/ s$/)).toHaveTextContent('300 s');
      vi.setSystemTime(Date.now() - 1_800_000);
      await clock.until(() => expect(getCode()).not.toHaveAttribute('aria-disabled'), { stepMs: 100 });
      cleanup();
      show('USERNAMEREG3', ...everything);
      await clock.until(() => screen.getByRole('radio', { name: 'Mobile number' }), { stepMs: 100 });
      fireEvent.click(screen.getByRole('radio', { name: 'Mobile number' }));
      expect(getCode()).not.toHaveAttribute('aria-disabled');
    },
  );

  test(
    '[REG-13 gateway] the countdown belongs to its number; another number can get a code immediately',
    { tags: 'whole' },
    async () => {
      await showWithNumber();
      await request();
      type('1712345679');
      expect(getCode()).not.toHaveAttribute('aria-disabled');
      type('01712345678');
      expect(getCode(/ s$/)).toHaveTextContent('300 s');
    },
  );

  test('an invalid number is reported, and nothing is sent', { tags: 'whole' }, async () => {
    const { store } = await showWithNumber('1712');
    fireEvent.click(getCode());
    await clock.until(() => expect(numberNow()).toHaveAccessibleDescription('The number is too short.'));
    expect(numberNow()).toHaveFocus();
    await clock.idle(store);
    expect(asked).not.toHaveBeenCalled();
    expect(getCode()).not.toHaveAttribute('aria-disabled');
    type('1712345678');
    await clock.until(() => expect(numberNow()).not.toHaveAccessibleDescription());
  });

  test(
    'after too many requests the waiting time is shown, and the button counts it down',
    { tags: 'whole' },
    async () => {
      network.use(fail(calls.sendSmsCode, 'TOO_MANY', { retryAfterSeconds: 42 }));
      await showWithNumber();
      await request();
      expect(getCode(/ s$/)).toHaveTextContent('42 s');
      expect(code()).toHaveAccessibleDescription('Too many attempts. Wait 42 seconds and try again.');
      expect(numberNow()).toHaveValue('1712 345678');
    },
  );

  test('without a network an error is shown, and the code can be requested again', { tags: 'whole' }, async () => {
    network.use(noNetwork(calls.sendSmsCode));
    await showWithNumber();
    fireEvent.click(getCode());
    await clock.until(() => expect(code()).toHaveAccessibleDescription(/No connection/));
    network.use(answer(calls.sendSmsCode, sampleValues.sendSmsCode));
    await request();
    expect(code()).not.toHaveAccessibleDescription();
  });
});
