import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inLayout } from '../../../stories/inLayout.tsx';
import { wordsIn } from '../../../stories/wordsIn.ts';
import { RadioGroup } from './RadioGroup.tsx';

const table = {
  EN: {
    label: 'How shall we pay you?',
    help: 'You can change this before each withdrawal.',
    error: 'Choose one of the three ways.',
    ways: [
      ['Bank account', 'Padma Commercial Bank ··· 4821'],
      ['Mobile wallet', 'Lotus ··· 5678'],
      ['Cash at an agent', 'Closed until Monday'],
    ],
    fee: ['Free', 'within 1 hour', ''],
  },
  BN: {
    label: 'আপনাকে কীভাবে টাকা দেব?',
    help: 'প্রতিবার তোলার আগে এটি বদলাতে পারবেন।',
    error: 'তিনটি উপায়ের একটি বেছে নিন।',
    ways: [
      ['ব্যাংক হিসাব', 'পদ্মা বাণিজ্যিক ব্যাংক ··· 4821'],
      ['মোবাইল ওয়ালেট', 'শাপলা ··· 5678'],
      ['এজেন্টের কাছে নগদ', 'সোমবার পর্যন্ত বন্ধ'],
    ],
    fee: ['বিনামূল্যে', '১ ঘণ্টার মধ্যে', ''],
  },
  UR: {
    label: 'ہم آپ کو رقم کیسے دیں؟',
    help: 'ہر بار نکالنے سے پہلے آپ اسے بدل سکتے ہیں۔',
    error: 'تین طریقوں میں سے ایک منتخب کریں۔',
    ways: [
      ['بینک اکاؤنٹ', 'پدما کمرشل بینک ··· 4821'],
      ['موبائل والیٹ', 'کنول ··· 5678'],
      ['ایجنٹ سے نقد', 'پیر تک بند'],
    ],
    fee: ['مفت', '1 گھنٹے میں', ''],
  },
  PT: {
    label: 'Como vamos pagar você?',
    help: 'Você pode mudar isso antes de cada saque.',
    error: 'Escolha uma das três formas.',
    ways: [
      ['Conta bancária', 'Banco Comercial do Padma ··· 4821'],
      ['Carteira digital', 'Lótus ··· 5678'],
      ['Dinheiro em um agente', 'Fechado até segunda-feira'],
    ],
    fee: ['Grátis', 'em até 1 hora', ''],
  },
};

const meta = {
  title: 'Components/RadioGroup',
  component: RadioGroup,
  args: { label: '', options: [], onChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'One of two to five visible choices in a form. Tab reaches the chosen one, the arrow keys move and choose. A screen reader reads the question, the answer, its hint and its position. The props from a form library can be spread onto it. Not for many choices (Select), two short words (SegmentedControl) or a choice that closes its sheet (ChoiceList).',
      },
    },
  },
} satisfies Meta<typeof RadioGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

const words = (globals: Readonly<Record<string, unknown>>) => {
  const { label, ways, fee } = wordsIn(globals, table);
  return {
    label,
    options: ways.map(([way = '', hint], index) => ({
      value: String(index),
      label: way,
      hint,
      end: fee[index],
      isDisabled: index === 2,
    })),
  };
};

export const States: Story = {
  render: (args, { globals }) => {
    const w = wordsIn(globals, table);
    return (
      <>
        <RadioGroup {...args} {...words(globals)} help={w.help} isRequired defaultValue="0" />
        <RadioGroup {...args} {...words(globals)} error={w.error} />
        <RadioGroup {...args} {...words(globals)} disabled defaultValue="1" />
      </>
    );
  },
};

export const ArrowsChoose: Story = {
  args: { defaultValue: '0' },
  render: (args, { globals }) => (
    <RadioGroup {...args} {...words(globals)} error={wordsIn(globals, table).error} isRequired />
  ),
  play: async ({ args, canvas, globals, userEvent }) => {
    const w = wordsIn(globals, table);
    const group = canvas.getByRole('radiogroup', { name: w.label });
    await expect(group).toHaveAccessibleDescription(w.error);
    const [first, second, third] = canvas.getAllByRole('radio');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(second).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByText(w.ways[2]![0]!));
    await expect(third).not.toBeChecked();
  },
};

const rowsOf = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('label')].map((row) => row.getBoundingClientRect());
const plain: Story['render'] = (args, { globals }) => <RadioGroup {...args} {...words(globals)} defaultValue="0" />;

/** Two tiles in a row. The last one of an odd number is as wide as the row. */
export const Tiles: Story = {
  decorators: [inLayout({ choices: 'tiles' })],
  render: plain,
  play: async ({ canvasElement }) => {
    const [first, second, last] = rowsOf(canvasElement);
    await expect(second!.top).toBeCloseTo(first!.top, 0);
    await expect(last!.top).toBeGreaterThan(first!.bottom);
    await expect(last!.width).toBeGreaterThan(first!.width * 1.9);
  },
};

/** A frame for each option. */
export const Separate: Story = {
  decorators: [inLayout({ choices: 'separate' })],
  render: plain,
  play: async ({ canvasElement }) => {
    const [first, second] = rowsOf(canvasElement);
    await expect(second!.top - first!.bottom).toBeGreaterThan(4);
  },
};

/** Lines between the options, without a frame. */
export const WithoutFrame: Story = { decorators: [inLayout({ choices: 'plain' })], render: plain };
