import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { textsOf } from '../../../stories/sampleTexts.ts';
import { wordsIn } from '../../../stories/wordsIn.ts';
import { PasswordField } from '../PasswordField/PasswordField.tsx';
import { PasswordStrength, type StrengthLevel } from './PasswordStrength.tsx';

const table = {
  EN: {
    words: ['Weak password', 'Fair password', 'Good password', 'Strong password'],
    hint: 'A few more characters make it stronger.',
  },
  BN: {
    words: ['দুর্বল পাসওয়ার্ড', 'চলনসই পাসওয়ার্ড', 'ভালো পাসওয়ার্ড', 'শক্তিশালী পাসওয়ার্ড'],
    hint: 'আরও কয়েকটি অক্ষর দিলে শক্তিশালী হবে।',
  },
  UR: {
    words: ['کمزور پاس ورڈ', 'درمیانہ پاس ورڈ', 'اچھا پاس ورڈ', 'مضبوط پاس ورڈ'],
    hint: 'چند مزید حروف اسے مضبوط بنا دیں گے۔',
  },
  PT: {
    words: ['Senha fraca', 'Senha razoável', 'Senha boa', 'Senha forte'],
    hint: 'Mais alguns caracteres a deixam mais forte.',
  },
};

const meta = {
  title: 'Components/PasswordStrength',
  component: PasswordStrength,
  args: { level: 1, word: '' },
  parameters: {
    docs: {
      description: {
        component:
          'The strength of a new password, below its field: bars, a text, and advice. A screen reader reads the text when it changes, but not the bars. It does not reject a password: rejection is an error of the field. Not for the current password.',
      },
    },
  },
} satisfies Meta<typeof PasswordStrength>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Levels: Story = {
  render: (_, { globals }) => {
    const { words, hint } = wordsIn(globals, table);
    return (
      <>
        {words.map((word, place) => (
          <PasswordStrength
            key={word}
            level={(place + 1) as StrengthLevel}
            word={word}
            hint={place < 3 ? hint : undefined}
          />
        ))}
      </>
    );
  },
};

export const WhileTyping: Story = {
  render: function Typing(_, { globals }) {
    const t = textsOf(globals);
    const { words } = wordsIn(globals, table);
    const [typed, setTyped] = useState('');
    const level = typed === '' ? undefined : (Math.min(4, Math.ceil(typed.length / 3)) as StrengthLevel);
    return (
      <>
        <PasswordField
          label={t.password}
          showLabel={t.show}
          hideLabel={t.hide}
          autoComplete="new-password"
          onChange={(event) => setTyped(event.target.value)}
        />
        <PasswordStrength level={level} word={words[(level ?? 1) - 1]!} />
      </>
    );
  },
  play: async ({ canvas, globals, userEvent }) => {
    const { words } = wordsIn(globals, table);
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    const field = canvas.getByLabelText(textsOf(globals).password);
    await userEvent.type(field, 'abc');
    await expect(status).toHaveTextContent(words[0]!);
    await userEvent.type(field, 'defghijk');
    await expect(status).toHaveTextContent(words[3]!);
  },
};
