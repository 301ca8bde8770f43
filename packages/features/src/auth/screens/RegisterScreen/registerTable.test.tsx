import { type RegistrationField, calls, registrationFields } from '@livery/api/contract';
import { answer, decryptBody, sampleValues, startNetwork } from '@livery/api/testing';
import { sample } from '@livery/config/sample';
import type { SwitchName } from '@livery/merchant';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { merchantWith } from '../../../../testing/merchantWith.ts';
import { renderScreen } from '../../../../testing/renderScreen.tsx';
import { RegisterScreen } from './RegisterScreen.tsx';

// These tests check the fields of the form, the errors when the fields are empty, and the request that is sent. They
// cover every combination of the four switches that decide the ways to register. They also cover twenty configurations
// of the fields that a gateway may require by user name.

const network = startNetwork();
const sent = vi.fn<(call: string, body: unknown) => void>();
beforeEach(() => {
  sent.mockClear();
  network.use(
    answer(calls.getAffiliate, { affiliateCode: '' }),
    answer(calls.checkAffiliateCode, { success: true }),
    answer(calls.getCountries, [
      { code: 'BD', dialingCode: '880', name: 'Bangladesh', flag: 'BD', isLicensed: true },
      { code: 'PK', dialingCode: '92', name: 'Pakistan', flag: 'PK', isLicensed: false },
    ]),
    answer(calls.getCaptcha, sampleValues.getCaptcha),
    answer(calls.register, async (request) => (sent('register', await decryptBody(request)), sampleValues.register)),
    answer(
      calls.registerMobile,
      async (request) => (sent('registerMobile', await decryptBody(request)), sampleValues.registerMobile),
    ),
  );
});

/** The label of each field, and a valid value. */
const fields = {
  username: ['User name', 'amina'],
  password: ['Password', 'secret12'],
  paymentPassword: ['Payment password', '246813'],
  nickname: ['Nickname', 'Mina'],
  payeeName: ['Full name', 'Amina Rahman'],
  email: ['E-mail', 'amina@example.com'],
  mobileNum: ['Mobile number', '1712345678'],
  verificationCode: ['SMS code', '123456'],
  idNumber: ['ID number', 'AB123456'],
  qqNum: ['QQ', '123456789'],
  facebook: ['Facebook', 'amina.r'],
  wechat: ['WeChat', 'amina_wx'],
  line: ['LINE', 'aminaline'],
  whatsapp: ['WhatsApp', '8801712345678'],
  zalo: ['Zalo', '84912345678'],
  recommenderId: ['Referrer', 'friend7'],
  affiliateCode: ['Invitation code', 'GOODCODE'],
  captcha: ['Code in the picture', '4321'],
} as const satisfies Record<RegistrationField, readonly [label: string, value: string]>;
const labelOf = (name: RegistrationField) => fields[name][0];
const confirmLabel = 'Confirm password';

/** Every field of a registration, empty. */
const emptyBody = {
  ...Object.fromEntries(registrationFields.map((name) => [name, ''])),
  confirmPassword: '',
  countryDialingCode: '',
  captchaId: '',
  registerUrl: window.location.hostname,
  domain: window.location.hostname,
  registerMethod: 'H5',
  type: 0,
};

const show = (on: readonly SwitchName[], rules: Readonly<Record<string, { enabled: boolean; required: boolean }>>) => {
  network.use(answer(calls.getRegistrationConfig, rules));
  return renderScreen(<RegisterScreen />, { at: '/m/register', merchant: merchantWith(...on) });
};
/** Returns the labels of the form in their order, with the mark of required fields. */
const labels = () => [...document.querySelectorAll('form label[for]')].map(({ textContent }) => textContent);
/** Returns the input of a field. A tab with the same name is not part of the form. */
const control = (label: string) => screen.getByLabelText(new RegExp(`^${label}`), { selector: 'form input' });
const submit = () => screen.getByRole('button', { name: 'Register' });

/** Types a value into each field by its label, and a password also into its confirmation. */
function fillIn(names: readonly RegistrationField[]) {
  const type = (label: string, value: string) => fireEvent.change(control(label), { target: { value } });
  for (const name of names) type(labelOf(name), fields[name][1]);
  if (names.includes('password')) type(confirmLabel, fields.password[1]);
}

/** Returns the expected request of a form with these fields filled in. */
const bodyOf = (names: readonly RegistrationField[]) => ({
  ...emptyBody,
  ...Object.fromEntries(names.map((name) => [name, fields[name][1]])),
  ...(names.includes('password') && { confirmPassword: fields.password[1] }),
  ...(names.includes('mobileNum') && { countryDialingCode: '880' }),
  ...(names.includes('captcha') && { captchaId: sampleValues.getCaptcha.captchaId }),
});

/** Submits an untouched form. Expects these messages, the focus on the first field, and no request. */
async function expectMissing(first: string, messages: readonly string[]) {
  fireEvent.click(submit());
  await waitFor(() => expect(control(first)).toHaveFocus());
  const said = [...document.querySelectorAll('form [aria-invalid=true]')].map(
    (field) => document.getElementById(field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')?.textContent,
  );
  expect(said).toEqual(messages);
  expect(sent).not.toHaveBeenCalled();
}

async function expectSent(
  address: () => string,
  call: 'register' | 'registerMobile',
  names: readonly RegistrationField[],
) {
  fireEvent.click(submit());
  expect(await screen.findByText('Registered successfully, ready for login')).toBeInTheDocument();
  await waitFor(() => expect(address()).toBe('/m/login'));
  expect(sent.mock.calls).toEqual([[call, bodyOf(names)]]);
}

const readNames = (names: string) => names.split(' ').filter(Boolean) as RegistrationField[];
const readSwitches = (names: string) => names.split(' ').filter(Boolean) as SwitchName[];

describe('the four switches', () => {
  const mailRule = { email: { enabled: true, required: false } };

  test.each([{ on: '' }, { on: 'REGMOBVERF3' }, { on: 'MOBILENUMPASSREG3' }, { on: 'REGMOBVERF3 MOBILENUMPASSREG3' }])(
    '[REG-01] with "$on" on, registration is closed',
    async ({ on }) => {
      show(readSwitches(on), mailRule);
      expect(await screen.findByRole('heading', { name: 'Registration is closed' })).toBeVisible();
      expect(document.querySelector('form')).toBeNull();
    },
  );

  test.each(
    sample(
      [
        { on: 'USERNAMEREG3' },
        { on: 'USERNAMEREG3 REGMOBVERF3' },
        { on: 'USERNAMEREG3 MOBILENUMPASSREG3' },
        { on: 'USERNAMEREG3 REGMOBVERF3 MOBILENUMPASSREG3' },
      ],
      3,
    ),
  )(
    '[REG-01] with "$on" on, it is by user name without tabs, and the number switches have no effect',
    async ({ on }) => {
      show(readSwitches(on), mailRule);
      expect(await screen.findByRole('textbox', { name: /^User name/ })).toBeVisible();
      expect(screen.queryAllByRole('radio')).toEqual([]);
      expect(labels()).toEqual(['User name*', 'Password*', 'Confirm password*', 'E-mail']);
    },
  );

  test.each(
    sample(
      [
        { on: 'MOBILENUMREG3', asks: 'mobileNum' },
        { on: 'MOBILENUMREG3 REGMOBVERF3', asks: 'mobileNum verificationCode' },
        { on: 'MOBILENUMREG3 MOBILENUMPASSREG3', asks: 'mobileNum password' },
        { on: 'MOBILENUMREG3 REGMOBVERF3 MOBILENUMPASSREG3', asks: 'mobileNum verificationCode password' },
        { on: 'USERNAMEREG3 MOBILENUMREG3', asks: 'mobileNum' },
        { on: 'USERNAMEREG3 MOBILENUMREG3 REGMOBVERF3', asks: 'mobileNum verificationCode' },
        { on: 'USERNAMEREG3 MOBILENUMREG3 MOBILENUMPASSREG3', asks: 'mobileNum password' },
        { on: 'USERNAMEREG3 MOBILENUMREG3 REGMOBVERF3 MOBILENUMPASSREG3', asks: 'mobileNum verificationCode password' },
      ],
      7,
    ),
  )('[REG-01] [REG-03] [REG-11] with "$on" on, a number registers by "$asks"', async ({ on, asks }) => {
    const { user, address } = show(readSwitches(on), mailRule);
    const names = readNames(asks);
    const tabs = on.includes('USERNAMEREG3') ? ['User name', 'Mobile number'] : [];
    expect(await screen.findByRole('textbox', { name: new RegExp(`^${tabs[0] ?? 'Mobile number'}`) })).toBeVisible();
    expect(screen.queryAllByRole('radio').map((radio) => radio.closest('label')!.textContent)).toEqual(tabs);
    if (tabs.length > 0) await user.click(screen.getByRole('radio', { name: 'Mobile number' }));

    // Fields that the rules turn on belong to the way by user name.
    const shown = names.flatMap((name) => (name === 'password' ? [labelOf(name), confirmLabel] : [labelOf(name)]));
    expect(labels()).toEqual(shown.map((label) => `${label}*`));
    expect(screen.getByRole('button', { name: 'Country code: Bangladesh +880' })).toBeVisible();
    await expectMissing(
      'Mobile number',
      shown.map((label) => `${label} is required`),
    );
    fillIn(names);
    await expectSent(address, 'registerMobile', names);
  });
});

/** Parses fields by name, with an exclamation mark after required ones: "email nickname!". */
function readRules(asks: string) {
  const entries = asks.split(' ').filter(Boolean);
  return Object.fromEntries(
    entries.map((entry) => [entry.replace('!', ''), { enabled: true, required: entry.endsWith('!') }]),
  );
}
const everyField = registrationFields.slice(2, -1).join(' ');

describe('the fields by user name', () => {
  // `asks`: fields that the gateway turns on, with a mark after required fields. `needed` and `folded`: the fields that
  // are visible first, and the fields behind "More details", in their order. `fills`: fields that are filled in, in
  // addition to the required fields.
  test.each(
    sample(
      [
        { asks: '', needed: '', folded: '', fills: '' },
        { asks: 'captcha!', needed: '', folded: '', fills: '' },
        { asks: 'email', needed: '', folded: 'email', fills: '' },
        { asks: 'email', needed: '', folded: 'email', fills: 'email' },
        { asks: 'email!', needed: 'email', folded: '', fills: '' },
        { asks: 'paymentPassword!', needed: 'paymentPassword', folded: '', fills: '' },
        { asks: 'paymentPassword captcha!', needed: '', folded: 'paymentPassword', fills: 'paymentPassword' },
        { asks: 'nickname! email', needed: 'nickname', folded: 'email', fills: '' },
        { asks: 'payeeName! nickname', needed: 'payeeName', folded: 'nickname', fills: 'nickname' },
        { asks: 'idNumber! payeeName!', needed: 'payeeName idNumber', folded: '', fills: '' },
        { asks: 'mobileNum', needed: '', folded: 'mobileNum', fills: '' },
        { asks: 'mobileNum!', needed: 'mobileNum', folded: '', fills: '' },
        {
          asks: 'mobileNum verificationCode',
          needed: '',
          folded: 'mobileNum verificationCode',
          fills: 'mobileNum verificationCode',
        },
        { asks: 'mobileNum! verificationCode!', needed: 'mobileNum verificationCode', folded: '', fills: '' },
        { asks: 'verificationCode!', needed: '', folded: '', fills: '' },
        { asks: 'affiliateCode', needed: '', folded: 'affiliateCode', fills: '' },
        {
          asks: 'affiliateCode! recommenderId',
          needed: 'affiliateCode',
          folded: 'recommenderId',
          fills: 'recommenderId',
        },
        {
          asks: 'zalo! qqNum whatsapp! line facebook! wechat',
          needed: 'whatsapp facebook zalo',
          folded: 'line wechat qqNum',
          fills: 'wechat',
        },
        {
          asks: everyField,
          needed: '',
          folded:
            'paymentPassword payeeName nickname idNumber mobileNum verificationCode email whatsapp facebook line wechat zalo qqNum recommenderId affiliateCode',
          fills: everyField,
        },
        {
          asks: `${everyField.replaceAll(' ', '! ')}! captcha!`,
          needed:
            'paymentPassword payeeName nickname idNumber mobileNum verificationCode email whatsapp facebook line wechat zalo qqNum recommenderId affiliateCode',
          folded: '',
          fills: '',
        },
      ],
      9,
    ),
  )('[REG-02] [REG-04] [REG-08] [REG-11] if the gateway requires "$asks", and "$fills" is filled in', async (row) => {
    const rules = readRules(row.asks);
    const [needed, folded] = [readNames(row.needed), readNames(row.folded)];
    const hasCaptcha = rules.captcha !== undefined;
    const { address } = show(['USERNAMEREG3'], {
      ...rules,
      // A field that the gateway turns off is not shown, even if the gateway marks it as required.
      ...Object.fromEntries(
        registrationFields
          .filter((name) => rules[name] === undefined && name !== 'username' && name !== 'password')
          .map((name) => [name, { enabled: false, required: true }]),
      ),
    });
    if (hasCaptcha) await screen.findByRole('textbox', { name: /^Code in the picture/ });
    else await screen.findByRole('textbox', { name: /^User name/ });

    const shown = ['User name', 'Password', confirmLabel, ...needed.map(labelOf)];
    expect(labels()).toEqual([
      ...shown.map((label) => `${label}*`),
      ...folded.map(labelOf),
      ...(hasCaptcha ? ['Code in the picture*'] : []),
    ]);
    for (const name of folded) expect(control(labelOf(name))).not.toBeVisible();
    expect(screen.queryByText(/^Optional: /)?.textContent ?? '').toBe(
      folded.length > 0 ? `Optional: ${folded.map(labelOf).join(' · ')}` : '',
    );
    if (folded.length > 0) fireEvent.click(screen.getByText('More details'));
    for (const name of folded) await waitFor(() => expect(control(labelOf(name))).toBeVisible());
    const asksNumber = [...needed, ...folded].includes('mobileNum');
    expect(screen.queryAllByRole('button', { name: /^Country code: Bangladesh/ })).toHaveLength(asksNumber ? 1 : 0);
    expect(screen.queryAllByRole('button', { name: 'Get code' })).toHaveLength(
      [...needed, ...folded].includes('verificationCode') ? 1 : 0,
    );

    await expectMissing('User name', [
      'User name is required',
      'Password is required',
      'Please enter the username and password',
      ...needed.map((name) => `${labelOf(name)} is required`),
      ...(hasCaptcha ? ['Enter a captcha'] : []),
    ]);

    const filled = [
      ...(['username', 'password'] as const),
      ...needed,
      ...readNames(row.fills),
      ...(hasCaptcha ? (['captcha'] as const) : []),
    ];
    fillIn(filled);
    await expectSent(address, 'register', filled);
  });
});
