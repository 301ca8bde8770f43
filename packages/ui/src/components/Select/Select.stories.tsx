import type { Meta, StoryObj } from '@storybook/react-vite';
import { Landmark } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { wordsIn } from '../../../stories/wordsIn.ts';
import { Select } from './Select.tsx';

const table = {
  EN: {
    label: 'Bank',
    choose: 'Choose a bank',
    help: 'Where your money is paid out to',
    error: 'Choose a bank first.',
    banks: [
      'Padma Commercial Bank',
      'River Delta Savings',
      'Bank of the Old Port and of the Overseas Trade',
      'Lotus Mobile Wallet',
    ],
  },
  BN: {
    label: 'ব্যাংক',
    choose: 'একটি ব্যাংক বেছে নিন',
    help: 'যেখানে আপনার টাকা দেওয়া হবে',
    error: 'আগে একটি ব্যাংক বেছে নিন।',
    banks: ['পদ্মা বাণিজ্যিক ব্যাংক', 'বদ্বীপ সঞ্চয় ব্যাংক', 'পুরাতন বন্দর ও বৈদেশিক বাণিজ্য ব্যাংক', 'শাপলা মোবাইল ওয়ালেট'],
  },
  UR: {
    label: 'بینک',
    choose: 'بینک منتخب کریں',
    help: 'جہاں آپ کی رقم ادا کی جائے گی',
    error: 'پہلے بینک منتخب کریں۔',
    banks: ['پدما کمرشل بینک', 'ڈیلٹا سیونگز بینک', 'پرانی بندرگاہ اور بیرونی تجارت کا بینک', 'کنول موبائل والیٹ'],
  },
  PT: {
    label: 'Banco',
    choose: 'Escolha um banco',
    help: 'Para onde seu dinheiro é pago',
    error: 'Escolha primeiro um banco.',
    banks: [
      'Banco Comercial do Padma',
      'Poupança do Delta',
      'Banco do Porto Velho e do Comércio Ultramarino',
      'Carteira Digital Lótus',
    ],
  },
};

const meta = {
  title: 'Components/Select',
  component: Select,
  args: { label: '', options: [], onChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'One of many choices. It is the platform’s own `<select>`: a phone opens its usual picker, every screen reader and form library supports it, and it needs no code. Arrow keys and letters choose, as usual on the platform. Not for two or three choices that fit side by side (SegmentedControl), for up to five that should be compared (RadioGroup), or for countries with flags (PhoneField’s list).',
      },
    },
  },
} satisfies Meta<typeof Select>;
export default meta;
type Story = StoryObj<typeof meta>;

const words = (globals: Readonly<Record<string, unknown>>) => {
  const { label, choose, banks } = wordsIn(globals, table);
  return {
    label,
    placeholder: choose,
    options: banks.map((bank, index) => ({ value: String(index), label: bank, isDisabled: index === 1 })),
  };
};

export const States: Story = {
  render: (args, { globals }) => {
    const w = wordsIn(globals, table);
    return (
      <>
        <Select {...args} {...words(globals)} help={w.help} isRequired />
        <Select {...args} {...words(globals)} defaultValue="0" icon={<Landmark />} />
        <Select {...args} {...words(globals)} error={w.error} />
        <Select {...args} {...words(globals)} defaultValue="3" disabled />
      </>
    );
  },
};

export const LongWords: Story = {
  args: { defaultValue: '2' },
  render: (args, { globals }) => (
    <div style={{ inlineSize: '60%' }}>
      <Select {...args} {...words(globals)} icon={<Landmark />} />
    </div>
  ),
};

export const Chooses: Story = {
  render: (args, { globals }) => (
    <Select {...args} {...words(globals)} isRequired help={wordsIn(globals, table).help} />
  ),
  play: async ({ args, canvas, globals, userEvent }) => {
    const w = wordsIn(globals, table);
    const select = canvas.getByRole('combobox', { name: w.label });
    await expect(select).toHaveDisplayValue(w.choose);
    await expect(select).toHaveAccessibleDescription(w.help);
    await userEvent.selectOptions(select, '2');
    await expect(select).toHaveDisplayValue(w.banks[2]!);
    await expect(args.onChange).toHaveBeenCalledOnce();
  },
};
