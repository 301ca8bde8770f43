import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { amountFieldProps } from '../../../stories/amounts.ts';
import { inLayout } from '../../../stories/inLayout.tsx';
import { wordsIn } from '../../../stories/wordsIn.ts';
import { Button } from '../Button/Button.tsx';
import { AmountField, type AmountFieldProps } from './AmountField.tsx';

const table = {
  EN: {
    label: 'Amount',
    help: 'Between {{100}} and {{25000}}',
    error: 'You have {{12345.50}}. Choose a smaller amount.',
    all: 'All',
  },
  BN: { label: 'পরিমাণ', help: '{{100}} থেকে {{25000}}', error: 'আপনার আছে {{12345.50}}। কম পরিমাণ দিন।', all: 'সব' },
  UR: {
    label: 'رقم',
    help: '\u2068{{100}}\u2069 سے \u2068{{25000}}\u2069 تک',
    error: 'آپ کے پاس \u2068{{12345.50}}\u2069 ہیں۔ کم رقم لکھیں۔',
    all: 'سب',
  },
  PT: {
    label: 'Valor',
    help: 'Entre {{100}} e {{25000}}',
    error: 'Você tem {{12345.50}}. Escolha um valor menor.',
    all: 'Tudo',
  },
};

const meta = {
  title: 'Components/AmountField',
  component: AmountField,
  args: {
    label: '',
    value: '',
    symbol: '৳',
    placeholder: '0.00',
    onChange: fn(),
    grouped: (amount) => new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 }).format(Number(amount)),
  },
  parameters: {
    docs: {
      description: {
        component:
          'An amount of money, in the largest text of its form. The value is a decimal text, never a float. Digits of any script, either decimal mark, groups and signs are all understood. A single mark with three digits after it separates groups; with any other number of digits it is the decimal mark. The text stays as it is typed until the field is left, and decimals beyond the currency’s are cut, never rounded. A screen reader reads label, amount, and help or error. It does not read the currency sign, so name the currency in the label if there are several. Not for numbers that aren’t money (TextField with `inputMode="numeric"`).',
      },
    },
  },
} satisfies Meta<typeof AmountField>;
export default meta;
type Story = StoryObj<typeof meta>;

function Held({ start = '', ...field }: AmountFieldProps & { start?: string }) {
  const [amount, setAmount] = useState(start);
  return (
    <AmountField
      {...field}
      value={amount}
      onChange={(typed) => {
        field.onChange(typed);
        setAmount(typed);
      }}
    />
  );
}

export const States: Story = {
  tags: ['whole'],
  render: (args, { globals }) => {
    const w = wordsIn(globals, table);
    const props = { ...args, ...amountFieldProps(globals) };
    return (
      <>
        <Held {...props} label={w.label} help={w.help} isRequired />
        <Held
          {...props}
          label={w.label}
          start="12345.5"
          suffix={
            <Button size="small" variant="quiet">
              {w.all}
            </Button>
          }
        />
        <Held {...props} label={w.label} start="123456789012.99" error={w.error} />
        <Held {...props} label={w.label} start="500" disabled />
        <Held {...props} label={w.label} start="70" symbol={undefined} />
      </>
    );
  },
};

export const TypedInAnyWay: Story = {
  render: (args, { globals }) => <Held {...args} label={wordsIn(globals, table).label} />,
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveAttribute('inputmode', 'decimal');
    await userEvent.type(input, '১২٫');
    await expect(input).toHaveValue('12٫');
    await expect(args.onChange).toHaveBeenLastCalledWith('12');
    await userEvent.type(input, '۳৪9');
    await expect(args.onChange).toHaveBeenLastCalledWith('12.34');
    await userEvent.tab();
    await expect(input).toHaveValue('12.34');
    await userEvent.clear(input);
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await userEvent.paste('৳ 12,34,567.50');
    await expect(input).toHaveValue('1234567.50');
  },
};

/**
 * Group separators that a player types do not change the amount. The decimal mark of other countries is accepted too.
 */
export const MarksOfBrazil: Story = {
  args: { symbol: 'R$', decimalMark: ',', placeholder: '0,00', grouped: undefined },
  render: (args, { globals }) => <Held {...args} label={wordsIn(globals, table).label} />,
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await userEvent.type(input, '1.000');
    await expect(args.onChange).toHaveBeenLastCalledWith('1000');
    await userEvent.type(input, ',5');
    await expect(args.onChange).toHaveBeenLastCalledWith('1000.5');
    await userEvent.tab();
    await expect(input).toHaveValue('1000,5');
    await userEvent.clear(input);
    await userEvent.type(input, '12.50');
    await userEvent.tab();
    await expect(input).toHaveValue('12,50');
    await expect(args.onChange).toHaveBeenLastCalledWith('12.50');
    await userEvent.clear(input);
    await userEvent.paste('R$ 1.234,50');
    await expect(input).toHaveValue('1234,50');
    await expect(args.onChange).toHaveBeenLastCalledWith('1234.50');
  },
};

export const GroupedOnceTyped: Story = {
  render: (args, { globals }) => <Held {...args} label={wordsIn(globals, table).label} start="1234567.5" />,
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveValue('12,34,567.50');
    await userEvent.click(input);
    await expect(input).toHaveValue('1234567.5');
    await userEvent.type(input, '{Backspace}{Backspace}8', { initialSelectionStart: 9 });
    await expect(input).toHaveValue('12345678');
    await userEvent.tab();
    await expect(input).toHaveValue('1,23,45,678.00');
  },
};

/**
 * On focus, the text is replaced by a text without groups and selected. As in every input, the next typed character
 * replaces the whole value.
 */
export const SelectedByKeyboard: Story = {
  tags: ['whole'],
  render: (args, { globals }) => (
    <>
      <Button>5,000</Button>
      <Held {...args} label={wordsIn(globals, table).label} start="5000" />
    </>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox');
    const selected = () => input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0);
    const leave = async (shown: string) => {
      input.blur();
      await waitFor(() => expect(input).toHaveValue(shown));
    };

    canvas.getByRole('button').focus();
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await expect(input).toHaveValue('5000');
    await expect(selected()).toBe('5000');
    await userEvent.keyboard('700');
    await expect(args.onChange).toHaveBeenLastCalledWith('700');

    await leave('700.00');
    // Test tools fill in a field like this.
    input.select();
    input.focus();
    await waitFor(() => expect(input).toHaveValue('700'));
    await waitFor(() => expect(selected()).toBe('700'));

    await leave('700.00');
    await userEvent.pointer({ keys: '[MouseLeft]', target: input, offset: 2 });
    await expect(input).toHaveValue('700');
    await expect(selected()).toBe('');
  },
};

export const WholeAmountsOnly: Story = {
  args: { decimals: 0, placeholder: '0', grouped: undefined },
  render: (args, { globals }) => <Held {...args} label={wordsIn(globals, table).label} />,
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox');
    await expect(input).toHaveAttribute('inputmode', 'numeric');
    await userEvent.click(input);
    await userEvent.paste('1,250.75');
    await expect(input).toHaveValue('1250');
    await expect(args.onChange).toHaveBeenLastCalledWith('1250');
  },
};

/** The arrangement `open`: a line below the amount instead of a box. An error still changes the colour of the line. */
export const OpenLayout: Story = {
  decorators: [inLayout({ amounts: 'open' })],
  render: (args, { globals }) => {
    const w = wordsIn(globals, table);
    const props = { ...args, ...amountFieldProps(globals), size: 'hero' as const };
    return (
      <>
        <Held {...props} label={w.label} start="500" />
        <Held {...props} label={w.label} start="123456789012.99" error={w.error} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const [usual, wrong] = canvas
      .getAllByRole('textbox')
      .map((field) => getComputedStyle(field.closest('[class*=hero]')!));
    await expect(usual!.borderTopColor).toBe('rgba(0, 0, 0, 0)');
    await expect(usual!.borderBottomWidth).toBe('2px');
    await expect(wrong!.borderBottomColor).not.toBe(usual!.borderBottomColor);
    // The digits are in the middle, and a press at the edge of the box focuses the field.
    const [field] = canvas.getAllByRole('textbox');
    const box = field!.closest('label')!;
    const { left, top } = box.getBoundingClientRect();
    await expect(document.elementFromPoint(left + 4, top + 4)).toBe(box);
    await userEvent.click(box);
    await expect(field).toHaveFocus();
  },
};
