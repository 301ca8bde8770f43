import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { amountFieldProps, amountIn } from '../../../stories/amounts.ts';
import { wordsIn } from '../../../stories/wordsIn.ts';
import { AmountChips, type AmountChipsProps } from './AmountChips.tsx';

const table = {
  EN: {
    label: 'How much do you deposit?',
    other: 'Another amount',
    help: 'Between {{100}} and {{25000}}',
    error: 'This way takes {{25000}} at most.',
    bonus: '+10% bonus',
  },
  BN: {
    label: 'কত জমা দেবেন?',
    other: 'অন্য পরিমাণ',
    help: '{{100}} থেকে {{25000}}',
    error: 'এই উপায়ে সর্বোচ্চ {{25000}} জমা দেওয়া যায়।',
    bonus: '+১০% বোনাস',
  },
  UR: {
    label: 'آپ کتنی رقم جمع کریں گے؟',
    other: 'کوئی اور رقم',
    help: '\u2068{{100}}\u2069 سے \u2068{{25000}}\u2069 تک',
    error: 'اس طریقے سے زیادہ سے زیادہ \u2068{{25000}}\u2069 جمع ہو سکتے ہیں۔',
    bonus: '10% بونس',
  },
  PT: {
    label: 'Quanto você vai depositar?',
    other: 'Outro valor',
    help: 'Entre {{100}} e {{25000}}',
    error: 'Esta forma aceita no máximo {{25000}}.',
    bonus: '+10% de bônus',
  },
};

const meta = {
  title: 'Components/AmountChips',
  component: AmountChips,
  args: {
    label: '',
    otherLabel: '',
    options: [],
    value: '',
    onChange: fn(),
  },
  parameters: {
    docs: {
      description: {
        component:
          'Amounts to choose from and a field for any other, as one value: a chip fills the field, and typing a chip’s amount chooses it. The labels are texts that the merchant formats. The chips are radio buttons: Tab reaches the chosen one, arrow keys move and choose. A screen reader reads the question, the amount and its note. A tick marks the chosen one without relying on colour. Not for a choice that isn’t an amount (RadioGroup).',
      },
    },
  },
} satisfies Meta<typeof AmountChips>;
export default meta;
type Story = StoryObj<typeof meta>;

type Globals = Readonly<Record<string, unknown>>;
const words = (globals: Globals) => {
  const { label, other, bonus } = wordsIn(globals, table);
  const options = ['100', '500', '1000', '5000', '10000', '25000'].map((amount) => ({
    amount,
    label: amountIn(globals, amount),
    note: amount === '5000' ? bonus : undefined,
    isDisabled: amount === '25000',
  }));
  return { ...amountFieldProps(globals), label, otherLabel: other, options };
};

function Held({ start = '', ...chips }: AmountChipsProps & { start?: string }) {
  const [amount, setAmount] = useState(start);
  return (
    <AmountChips
      {...chips}
      value={amount}
      onChange={(chosen) => {
        chips.onChange(chosen);
        setAmount(chosen);
      }}
    />
  );
}

export const Nothing: Story = {
  render: (args, { globals }) => <Held {...args} {...words(globals)} help={wordsIn(globals, table).help} isRequired />,
};

export const Chosen: Story = {
  render: (args, { globals }) => (
    <Held {...args} {...words(globals)} start="5000" help={wordsIn(globals, table).help} />
  ),
};

export const InvalidValues: Story = {
  render: (args, { globals }) => (
    <Held {...args} {...words(globals)} start="30000" error={wordsIn(globals, table).error} />
  ),
};

/** Without `otherLabel`, the field comes first, with the question as its label. */
export const AmountFirst: Story = {
  render: (args, { globals }) => (
    <Held
      {...args}
      {...words(globals)}
      otherLabel={undefined}
      start="5000"
      help={wordsIn(globals, table).help}
      isRequired
    />
  ),
  play: async ({ args, canvas, globals, userEvent }) => {
    const w = words(globals);
    const field = canvas.getByRole('textbox', { name: w.label });
    await expect(field.compareDocumentPosition(canvas.getAllByRole('radio')[0]!)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    await userEvent.click(canvas.getByText(w.options[1]!.label));
    await expect(args.onChange).toHaveBeenLastCalledWith('500');
    await expect(field).toHaveValue(w.grouped('500'));
    await userEvent.clear(field);
    // The longest amount is visible completely.
    await userEvent.type(field, '99999999.99');
    await expect(field.scrollWidth).toBeLessThanOrEqual(field.clientWidth + 1);
  },
};

export const Disabled: Story = {
  args: { disabled: true },
  render: (args, { globals }) => <Held {...args} {...words(globals)} start="1000" />,
};

export const ChipAndFieldAreOne: Story = {
  tags: ['whole'],
  render: (args, { globals }) => <Held {...args} {...words(globals)} />,
  play: async ({ args, canvas, globals, userEvent }) => {
    const w = words(globals);
    const field = canvas.getByLabelText(w.otherLabel);
    const chips = canvas.getAllByRole('radio');
    await userEvent.click(canvas.getByText(w.options[1]!.label));
    await expect(args.onChange).toHaveBeenLastCalledWith('500');
    await expect(field).toHaveValue(w.grouped('500'));
    await userEvent.keyboard('{ArrowRight}');
    await expect(chips[2]).toBeChecked();
    await expect(field).toHaveValue(w.grouped('1000'));
    // A typed amount selects the chip with the same amount, also in other digits and with extra decimals.
    const { decimalMark } = amountFieldProps(globals);
    await userEvent.clear(field);
    await expect(chips.some((chip) => (chip as HTMLInputElement).checked)).toBe(false);
    await userEvent.type(field, `৫০০${decimalMark}00`);
    await expect(chips[1]).toBeChecked();
    await expect(field).toHaveValue(`500${decimalMark}00`);
    await userEvent.type(field, '{Backspace}5');
    await expect(chips[1]).not.toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('500.05');
  },
};
