import type { Meta, StoryObj } from '@storybook/react-vite';
import { Landmark, Wallet } from 'lucide-react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { textsOf } from '../../../stories/sampleTexts.ts';
import { wordsIn } from '../../../stories/wordsIn.ts';
import { Flag } from '../Flag/Flag.tsx';
import { type Choice, ChoiceList, type ChoiceListProps } from './ChoiceList.tsx';

const about = `
One of several choices, each in its own row with room for an icon and a second line: banks, wallets, accounts. Mostly in a \`Sheet\`.

**Keyboard.** Radio buttons: Tab reaches the chosen one, arrow keys move and choose.

**Screen readers** read the question (\`label\`), the row with its second line, and whether it is chosen.

**Not for** two or three short answers (\`SegmentedControl\`), for very many (\`Select\`), or for languages (\`LanguagePicker\`).
`;

const words = {
  EN: {
    to: 'Withdraw to',
    bank: 'Sonar River Bank',
    bankHint: 'Account ending in 4471 · arrives within an hour',
    wallet: 'bKash',
    walletHint: '01711 •••345',
    longName: 'The Mutual Savings and Credit Society of the Sundarban Delta, Khulna Branch',
    longHint: 'New accounts wait for 24 hours before the first withdrawal is paid out to them',
  },
  BN: {
    to: 'যেখানে তুলবেন',
    bank: 'সোনার নদী ব্যাংক',
    bankHint: 'শেষ ৪ সংখ্যা ৪৪৭১ · এক ঘণ্টার মধ্যে পৌঁছায়',
    wallet: 'বিকাশ',
    walletHint: '০১৭১১ •••৩৪৫',
    longName: 'সুন্দরবন বদ্বীপ পারস্পরিক সঞ্চয় ও ঋণদান সমিতি, খুলনা শাখা',
    longHint: 'নতুন অ্যাকাউন্টে প্রথম উত্তোলনের আগে ২৪ ঘণ্টা অপেক্ষা করতে হয়',
  },
  UR: {
    to: 'کہاں نکالیں',
    bank: 'سنہری دریا بینک',
    bankHint: 'آخری ہندسے 4471 · ایک گھنٹے میں پہنچتی ہے',
    wallet: 'جاز کیش',
    walletHint: '0300 •••345',
    longName: 'سندربن ڈیلٹا کی باہمی بچت اور قرض سوسائٹی، کھلنا برانچ',
    longHint: 'نئے اکاؤنٹ میں پہلی رقم بھیجنے سے پہلے 24 گھنٹے انتظار ہوتا ہے',
  },
  PT: {
    to: 'Sacar para',
    bank: 'Banco Rio Dourado',
    bankHint: 'Conta com final 4471 · chega dentro de uma hora',
    wallet: 'Pix',
    walletHint: '11 9•••• 0345',
    longName: 'Sociedade Mútua de Poupança e Crédito do Delta do Sundarban, Agência de Khulna',
    longHint: 'Contas novas esperam 24 horas antes do primeiro pagamento',
  },
};

const meta = {
  title: 'Components/ChoiceList',
  component: ChoiceList,
  args: { label: '', chosen: 'bank', choices: [], onChoose: fn() },
  parameters: { docs: { description: { component: about } } },
} satisfies Meta<typeof ChoiceList>;
export default meta;
type Story = StoryObj<typeof meta>;

function Chosen({ chosen: start, onChoose, ...rest }: ChoiceListProps) {
  const [chosen, setChosen] = useState(start);
  return (
    <ChoiceList
      {...rest}
      chosen={chosen}
      onChoose={(id) => {
        onChoose(id);
        setChosen(id);
      }}
    />
  );
}

const choicesIn = (globals: Readonly<Record<string, unknown>>): Choice[] => {
  const t = wordsIn(globals, words);
  return [
    { id: 'bank', label: t.bank, hint: t.bankHint, icon: <Landmark /> },
    { id: 'wallet', label: t.wallet, hint: t.walletHint, icon: <Wallet /> },
    { id: 'long', label: t.longName, hint: t.longHint, icon: <Landmark /> },
  ];
};
const render: NonNullable<Story['render']> = (args, { globals }) => (
  <Chosen {...args} label={wordsIn(globals, words).to} choices={choicesIn(globals)} />
);

export const Accounts: Story = {
  render,
  play: async ({ args, canvas, globals, userEvent }) => {
    const t = wordsIn(globals, words);
    await expect(canvas.getByRole('radio', { name: new RegExp(t.bank) })).toBeChecked();
    await userEvent.click(canvas.getByText(t.wallet));
    await expect(args.onChoose).toHaveBeenCalledWith('wallet');
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChoose).toHaveBeenLastCalledWith('long');
  },
};

export const NothingSelected: Story = {
  args: { chosen: '' },
  render,
  play: async ({ canvas }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
  },
};

/** Texts in several languages, without a hint below them. */
export const InOtherLanguages: Story = {
  args: { chosen: 'BN' },
  render: (args, { globals }) => (
    <Chosen
      {...args}
      label={textsOf(globals).language}
      choices={[
        { id: 'EN', label: 'English', lang: 'en', icon: <Flag name="US" size="large" /> },
        { id: 'BN', label: 'বাংলা', lang: 'bn', icon: <Flag name="BN" size="large" /> },
        { id: 'UR', label: 'اردو', lang: 'ur', icon: <Flag name="UR" size="large" /> },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('اردو')).toHaveAttribute('lang', 'ur');
    await expect(canvas.getByRole('radio', { name: 'বাংলা' })).toBeChecked();
  },
};
