import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { textsOf } from '../../../stories/sampleTexts.ts';
import { wordsIn } from '../../../stories/wordsIn.ts';
import { PinField } from './PinField.tsx';

const table = {
  EN: { help: 'Six digits', error: 'It has six digits.' },
  BN: { help: 'ছয়টি সংখ্যা', error: 'এতে ছয়টি সংখ্যা থাকে।' },
  UR: { help: 'چھ ہندسے', error: 'اس میں چھ ہندسے ہوتے ہیں۔' },
  PT: { help: 'Seis dígitos', error: 'Ela tem seis dígitos.' },
};

const meta = {
  title: 'Components/PinField',
  component: PinField,
  args: { label: '', showLabel: '', hideLabel: '', length: 6 },
  parameters: {
    docs: {
      description: {
        component:
          'A few secret digits: a payment password. The phone shows its number keyboard, password managers ignore it, and digits of any script become 0-9. Not for a code from a message (CodeField), and not for a login password (PasswordField).',
      },
    },
  },
} satisfies Meta<typeof PinField>;
export default meta;
type Story = StoryObj<typeof meta>;

const words = (globals: Readonly<Record<string, unknown>>) => {
  const t = textsOf(globals);
  return { label: t.password, showLabel: t.show, hideLabel: t.hide };
};

export const States: Story = {
  render: (args, { globals }) => {
    const w = wordsIn(globals, table);
    return (
      <>
        <PinField {...args} {...words(globals)} help={w.help} isRequired />
        <PinField {...args} {...words(globals)} error={w.error} defaultValue="481" />
        <PinField {...args} {...words(globals)} defaultValue="481516" disabled />
      </>
    );
  },
};

export const TakesDigitsOfAnyScript: Story = {
  render: (args, { globals }) => <PinField {...args} {...words(globals)} />,
  play: async ({ canvas, globals, userEvent }) => {
    const input = canvas.getByLabelText(textsOf(globals).password);
    await expect(input).toHaveAttribute('inputmode', 'numeric');
    await userEvent.type(input, '৪a۸1 516 99');
    await expect(input).toHaveValue('481516');
  },
};
