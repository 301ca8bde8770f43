import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { wordsIn } from '../../../stories/wordsIn.ts';
import type { DialingCountry } from './countries.ts';
import { PhoneField, type PhoneFieldProps } from './PhoneField.tsx';
import { loadPhoneRules } from './phoneRules.ts';

const table = {
  EN: {
    tag: 'en',
    label: 'Mobile number',
    help: 'We send codes to this number only.',
    tooShort: 'Some digits are missing.',
    tooLong: 'There are too many digits.',
    notMobile: 'This is no mobile number of that country.',
    picker: {
      label: 'Country code',
      searchLabel: 'Country or code',
      noMatch: 'No country fits what you typed.',
      closeLabel: 'Close',
    },
  },
  BN: {
    tag: 'bn',
    label: 'মোবাইল নম্বর',
    help: 'কোড কেবল এই নম্বরেই পাঠানো হয়।',
    tooShort: 'কিছু সংখ্যা বাকি আছে।',
    tooLong: 'সংখ্যা বেশি হয়েছে।',
    notMobile: 'এটি ওই দেশের মোবাইল নম্বর নয়।',
    picker: {
      label: 'দেশের কোড',
      searchLabel: 'দেশ বা কোড',
      noMatch: 'আপনার লেখার সাথে কোনো দেশ মেলেনি।',
      closeLabel: 'বন্ধ করুন',
    },
  },
  UR: {
    tag: 'ur',
    label: 'موبائل نمبر',
    help: 'کوڈ صرف اسی نمبر پر بھیجا جاتا ہے۔',
    tooShort: 'کچھ ہندسے باقی ہیں۔',
    tooLong: 'ہندسے زیادہ ہیں۔',
    notMobile: 'یہ اس ملک کا موبائل نمبر نہیں۔',
    picker: {
      label: 'ملک کا کوڈ',
      searchLabel: 'ملک یا کوڈ',
      noMatch: 'کوئی ملک اس سے نہیں ملتا۔',
      closeLabel: 'بند کریں',
    },
  },
  PT: {
    tag: 'pt',
    label: 'Número de celular',
    help: 'Só enviamos códigos para este número.',
    tooShort: 'Faltam dígitos.',
    tooLong: 'Há dígitos a mais.',
    notMobile: 'Não é um número de celular desse país.',
    picker: {
      label: 'Código do país',
      searchLabel: 'País ou código',
      noMatch: 'Nenhum país corresponde ao que você digitou.',
      closeLabel: 'Fechar',
    },
  },
};

const codes: Record<string, string> = {
  BD: '880',
  PK: '92',
  PT: '351',
  AR: '54',
  AU: '61',
  BR: '55',
  CA: '1',
  CN: '86',
  CV: '238',
  DE: '49',
  EG: '20',
  ES: '34',
  FR: '33',
  GB: '44',
  ID: '62',
  IN: '91',
  IT: '39',
  JP: '81',
  KE: '254',
  KR: '82',
  LK: '94',
  MM: '95',
  MX: '52',
  MY: '60',
  NG: '234',
  NP: '977',
  PH: '63',
  SA: '966',
  SG: '65',
  TH: '66',
  TL: '670',
  TR: '90',
  US: '1',
  VN: '84',
  ZA: '27',
};

function countriesIn(tag: string): DialingCountry[] {
  const names = new Intl.DisplayNames(tag, { type: 'region' });
  return Object.entries(codes).map(([code, dialingCode]) => ({
    code,
    dialingCode,
    name: names.of(code) ?? code,
    isCommon: ['BD', 'PK', 'PT'].includes(code),
  }));
}

const meta = {
  title: 'Components/PhoneField',
  component: PhoneField,
  // A press on the country loads this code. It is imported here, because compiling it on demand takes time on a busy
  // machine.
  loaders: [async () => void (await import('./CountryPicker.tsx'))],
  args: {
    label: '',
    value: '',
    country: 'BD',
    countries: [],
    picker: table.EN.picker,
    onChange: fn(),
    onCountryChange: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'A mobile number: dialling code and national number. Import it from `@livery/ui/phone`. Digits of any script count as 0-9, spaces are added automatically in the format of the country, and a complete number that is pasted or filled in (+880 1712…) selects its country. The value is plain digits. The name of the button is "Country code: Bangladesh +880". It opens a list in a sheet: type a name or a code, arrow keys move, Enter chooses, Escape closes, and the focus returns to the button. `loadPhoneRules(dialingCode)` checks before the request whether a number can exist. The number reads from left to right in every language. Not for a number of any other kind.',
      },
    },
  },
} satisfies Meta<typeof PhoneField>;
export default meta;
type Story = StoryObj<typeof meta>;

function Held({
  start = '',
  from = 'BD',
  ...field
}: Partial<PhoneFieldProps> &
  Pick<PhoneFieldProps, 'label' | 'countries' | 'picker'> & { start?: string; from?: string }) {
  const [digits, setDigits] = useState(start);
  const [country, setCountry] = useState(from);
  return (
    <PhoneField
      {...field}
      value={digits}
      country={country}
      onChange={(typed) => {
        field.onChange?.(typed);
        setDigits(typed);
      }}
      onCountryChange={(code) => {
        field.onCountryChange?.(code);
        setCountry(code);
      }}
    />
  );
}

type Globals = Readonly<Record<string, unknown>>;
const words = (globals: Globals) => {
  const { tag, label, picker } = wordsIn(globals, table);
  return { label, picker, countries: countriesIn(tag) };
};

export const States: Story = {
  tags: ['whole'],
  render: ({ onChange }, { globals }) => {
    const w = wordsIn(globals, table);
    return (
      <>
        <Held {...words(globals)} onChange={onChange} help={w.help} isRequired />
        <Held {...words(globals)} start="3001234567" from="PK" />
        <Held {...words(globals)} start="17123" error={w.tooShort} />
        <Held {...words(globals)} start="912345678" from="PT" disabled />
        <Held {...words(globals)} from="XX" />
      </>
    );
  },
};

export const GroupedAsItIsTyped: Story = {
  name: "[LOGIN-03] accepts digits of any script, grouped in the country's format, twenty at most",
  render: ({ onChange }, { globals }) => <Held {...words(globals)} onChange={onChange} />,
  play: async ({ args, canvas, globals, userEvent }) => {
    const input = canvas.getByLabelText<HTMLInputElement>(wordsIn(globals, table).label);
    await expect(input).toHaveAttribute('inputmode', 'tel');
    await expect(input).toHaveAttribute('autocomplete', 'tel-national');
    await userEvent.type(input, '১৭۱۲٣');
    await expect(args.onChange).toHaveBeenLastCalledWith('17123');
    await userEvent.type(input, '45678x');
    await waitFor(() => expect(input).toHaveValue('1712 345678'));
    await expect(args.onChange).toHaveBeenLastCalledWith('1712345678');
    // The caret stays after the typed digit, although a blank was added.
    await userEvent.type(input, '9', { initialSelectionStart: 4, initialSelectionEnd: 4 });
    await expect(args.onChange).toHaveBeenLastCalledWith('17129345678');
    await expect(input.value.slice(0, input.selectionStart ?? 0).replace(/\D/g, '')).toBe('17129');
    await userEvent.keyboard('{Backspace}');
    await expect(args.onChange).toHaveBeenLastCalledWith('1712345678');
    await userEvent.clear(input);
    await userEvent.paste('1'.repeat(30));
    await expect(args.onChange).toHaveBeenLastCalledWith('1'.repeat(20));
  },
};

export const InternationalNumberSelectsCountry: Story = {
  render: ({ onChange, onCountryChange }, { globals }) => (
    <Held {...words(globals)} onChange={onChange} onCountryChange={onCountryChange} />
  ),
  play: async ({ args, canvas, globals, userEvent }) => {
    await userEvent.click(canvas.getByLabelText(wordsIn(globals, table).label));
    await userEvent.paste('+92 300 1234567');
    await expect(args.onCountryChange).toHaveBeenCalledWith('PK');
    await expect(args.onChange).toHaveBeenLastCalledWith('3001234567');
    await expect(canvas.getByRole('button')).toHaveAccessibleName(/\+92$/);
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveValue('300 1234567'));
  },
};

export const TypedWithItsCode: Story = {
  name: '[VAL-05] [LOGIN-03] accepts a number with plus and code, with 00, with only the code, or its zero',
  render: ({ onChange, onCountryChange }, { globals }) => (
    <Held {...words(globals)} onChange={onChange} onCountryChange={onCountryChange} />
  ),
  play: async ({ args, canvas, globals, userEvent }) => {
    const input = canvas.getByLabelText<HTMLInputElement>(wordsIn(globals, table).label);
    await userEvent.type(input, '+92 (300) 123');
    await expect(args.onCountryChange).toHaveBeenLastCalledWith('PK');
    await userEvent.type(input, '4567');
    await expect(args.onChange).toHaveBeenLastCalledWith('3001234567');
    await waitFor(() => expect(input).toHaveValue('300 1234567'));
    await userEvent.clear(input);
    await userEvent.type(input, '+৮');
    await expect(input).toHaveValue('+8');
    await userEvent.clear(input);
    await userEvent.type(input, '00880 1712-345678');
    await expect(args.onCountryChange).toHaveBeenLastCalledWith('BD');
    await expect(args.onChange).toHaveBeenLastCalledWith('1712345678');
    await waitFor(() => expect(input).toHaveValue('1712 345678'));
    await userEvent.clear(input);
    await userEvent.type(input, '8801712345678');
    await expect(args.onChange).toHaveBeenLastCalledWith('1712345678');
    await userEvent.clear(input);
    await userEvent.type(input, '01712.345678');
    await expect(args.onChange).toHaveBeenLastCalledWith('01712345678');
  },
};

export const ChoosingByKeyboard: Story = {
  tags: ['whole'],
  render: ({ onCountryChange }, { globals }) => (
    <form
      aria-label="form"
      onSubmit={() => {
        throw new Error('Enter in the list must not send the form around it.');
      }}
    >
      <Held {...words(globals)} onCountryChange={onCountryChange} />
    </form>
  ),
  play: async ({ args, canvas, globals, userEvent }) => {
    const { picker, tag } = wordsIn(globals, table);
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    const search = await canvas.findByRole('combobox', { name: picker.searchLabel });
    await expect(canvas.getAllByRole('option')).toHaveLength(Object.keys(codes).length);
    await expect(canvas.getByRole('option', { selected: true })).toHaveTextContent('+880');
    await userEvent.click(search);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{End}{Home}');
    await expect(search).toHaveAttribute('aria-activedescendant', canvas.getAllByRole('option')[0]!.id);
    await userEvent.type(search, 'zzzz');
    await expect(await canvas.findByText(picker.noMatch)).toBeVisible();
    await userEvent.clear(search);
    await userEvent.type(
      search,
      countriesIn(tag)
        .find(({ code }) => code === 'IN')!
        .name.slice(0, 4),
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onCountryChange).toHaveBeenCalledOnce();
    await waitFor(() => expect(button).toHaveFocus());
    await expect(canvas.queryByRole('dialog')).not.toBeInTheDocument();
  },
};

export const ChoosingByCode: Story = {
  tags: ['whole'],
  render: ({ onCountryChange }, { globals }) => <Held {...words(globals)} onCountryChange={onCountryChange} />,
  play: async ({ args, canvas, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await userEvent.type(
      await canvas.findByRole('combobox', { name: wordsIn(globals, table).picker.searchLabel }),
      '۳۵۱',
    );
    const options = canvas.getAllByRole('option');
    await expect(options).toHaveLength(1);
    await userEvent.click(options[0]!);
    await expect(args.onCountryChange).toHaveBeenCalledWith('PT');
    await expect(canvas.getByRole('button')).toHaveAccessibleName(/\+351$/);
  },
};

/** The open list, for a visual review. */
export const Open: Story = {
  render: (_, { globals }) => <Held {...words(globals)} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const [first] = await canvas.findAllByRole('option');
    // The flag is shown by loading a picture, not by loading code.
    await waitFor(() => expect(first!.querySelector('img')?.naturalWidth).toBeGreaterThan(0));
  },
};

function Checked({ globals }: { globals: Globals }) {
  const w = wordsIn(globals, table);
  const [digits, setDigits] = useState('');
  const [error, setError] = useState<string>();
  const check = async () => {
    const problem = (await loadPhoneRules('880')).problemOf(digits);
    setError(problem && w[problem]);
  };
  return (
    <PhoneField
      {...words(globals)}
      country="BD"
      onCountryChange={() => {}}
      value={digits}
      onChange={setDigits}
      onBlur={() => void check()}
      error={error}
    />
  );
}

export const CheckedByTheCountrysRules: Story = {
  tags: ['whole'],
  render: (_, { globals }) => <Checked globals={globals} />,
  play: async ({ canvas, globals, userEvent }) => {
    const w = wordsIn(globals, table);
    const input = canvas.getByLabelText(w.label);
    for (const [typed, problem] of [
      ['1712', w.tooShort],
      ['171234567890', w.tooLong],
      ['2123456789', w.notMobile],
    ] as const) {
      await userEvent.clear(input);
      await userEvent.type(input, typed);
      await userEvent.tab();
      await waitFor(() => expect(input).toHaveAccessibleDescription(problem));
    }
    await userEvent.clear(input);
    await userEvent.type(input, '01712345678');
    await userEvent.tab();
    await waitFor(() => expect(input).not.toBeInvalid());
  },
};
