import type { Meta, StoryObj } from '@storybook/react-vite';
import { AtSign, UserRound } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { textsOf } from '../../../stories/sampleTexts.ts';
import { wordsIn } from '../../../stories/wordsIn.ts';
import { TextField } from './TextField.tsx';

const table = {
  EN: {
    email: 'E-mail',
    emailHelp: 'Only for what concerns your account',
    name: 'Name on the bank account',
    nameHelp: 'As your bank writes it. It cannot be changed later, and money is paid out to this name only.',
    mobile: 'Mobile number',
  },
  BN: {
    email: 'ই-মেইল',
    emailHelp: 'শুধু আপনার অ্যাকাউন্টের বিষয়ে',
    name: 'ব্যাংক হিসাবের নাম',
    nameHelp: 'আপনার ব্যাংক যেভাবে লেখে। পরে বদলানো যাবে না, এবং টাকা কেবল এই নামেই দেওয়া হবে।',
    mobile: 'মোবাইল নম্বর',
  },
  UR: {
    email: 'ای میل',
    emailHelp: 'صرف آپ کے اکاؤنٹ سے متعلق باتوں کے لیے',
    name: 'بینک اکاؤنٹ پر نام',
    nameHelp: 'جیسے آپ کا بینک لکھتا ہے۔ بعد میں تبدیل نہیں ہو سکتا، اور رقم صرف اسی نام پر ادا کی جاتی ہے۔',
    mobile: 'موبائل نمبر',
  },
  PT: {
    email: 'E-mail',
    emailHelp: 'Só para assuntos da sua conta',
    name: 'Nome do titular da conta bancária',
    nameHelp: 'Como seu banco escreve. Não pode ser mudado depois, e só pagamos a este nome.',
    mobile: 'Número de celular',
  },
};

const meta = {
  title: 'Components/TextField',
  component: TextField,
  args: { label: '', onChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'One line of text. The label is above it and the help below; an error with an icon replaces the help. Set `inputMode`, `autoComplete` and `maxLength`, so that the phone shows the right keyboard. A screen reader reads label, value, "required", and help or error. The text is at least 16 px, because iOS zooms the page for smaller text. Use `dir="ltr"` for names and numbers that are written from left to right. Not for several lines (TextArea), amounts (AmountField) or phone numbers (PhoneField).',
      },
    },
  },
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args, { globals }) => {
    const t = textsOf(globals);
    return (
      <>
        <TextField {...args} label={t.username} help={t.usernameHelp} isRequired placeholder="rahim_42" dir="ltr" />
        <TextField {...args} label={t.username} error={t.usernameError} defaultValue="rahim" dir="ltr" />
        <TextField {...args} label={t.username} defaultValue="rahim_42" readOnly dir="ltr" />
        <TextField {...args} label={t.username} defaultValue="rahim_42" disabled dir="ltr" />
      </>
    );
  },
};

export const WithIconsAndPrefix: Story = {
  render: (args, { globals }) => {
    const w = wordsIn(globals, table);
    return (
      <>
        <TextField
          {...args}
          label={textsOf(globals).username}
          prefix={<UserRound aria-hidden />}
          placeholder="rahim_42"
          dir="ltr"
        />
        <TextField
          {...args}
          label={w.email}
          help={w.emailHelp}
          prefix={<AtSign aria-hidden />}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={255}
          defaultValue="rahim@example.org"
          dir="ltr"
        />
        <TextField
          {...args}
          label={w.mobile}
          prefix={<bdi>+880</bdi>}
          inputMode="tel"
          defaultValue="1712345678"
          dir="ltr"
        />
      </>
    );
  },
};

export const LongWords: Story = {
  render: (args, { globals }) => {
    const w = wordsIn(globals, table);
    return (
      <TextField
        {...args}
        label={w.name}
        help={w.nameHelp}
        isRequired
        defaultValue="Mohammad Abdur Rahman Chowdhury ibn Saifuddin"
        dir="auto"
      />
    );
  },
};

export const Focused: Story = {
  render: (args, { globals }) => (
    <TextField
      {...args}
      label={textsOf(globals).username}
      help={textsOf(globals).usernameHelp}
      defaultValue="rahim_42"
      dir="ltr"
    />
  ),
  play: async ({ canvas, globals, userEvent }) => {
    await userEvent.click(canvas.getByText(textsOf(globals).username));
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveFocus();
    await expect(Number.parseFloat(getComputedStyle(input).fontSize)).toBeGreaterThanOrEqual(16);
    await expect(input.getBoundingClientRect().height).toBeGreaterThanOrEqual(42);
  },
};

export const AlignedWithLabel: Story = {
  render: (args, { globals }) => (
    <TextField {...args} label={textsOf(globals).username} defaultValue="rahim_42" dir="ltr" />
  ),
  play: async ({ canvas }) => {
    const isMirrored = getComputedStyle(document.documentElement).direction === 'rtl';
    await expect(getComputedStyle(canvas.getByRole('textbox')).textAlign).toMatch(isMirrored ? /right/ : /left/);
  },
};

export const AlignedWithLabelInUrdu: Story = { ...AlignedWithLabel, globals: { language: 'UR' } };

export const ErrorIsAnnounced: Story = {
  render: (args, { globals }) => (
    <TextField
      {...args}
      label={textsOf(globals).username}
      help={textsOf(globals).usernameHelp}
      error={textsOf(globals).usernameError}
      isRequired
    />
  ),
  play: async ({ canvas, globals, userEvent, args }) => {
    const t = textsOf(globals);
    const input = canvas.getByLabelText(`${t.username}*`);
    await expect(input).toBeInvalid();
    await expect(input).toBeRequired();
    await expect(input).toHaveAccessibleName(t.username);
    await expect(input).toHaveAccessibleDescription(t.usernameError);
    await expect(canvas.queryByText(t.usernameHelp)).not.toBeInTheDocument();
    await userEvent.type(input, 'a');
    await expect(args.onChange).toHaveBeenCalled();
  },
};
