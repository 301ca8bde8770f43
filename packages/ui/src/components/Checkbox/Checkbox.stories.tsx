import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { textsOf } from '../../../stories/sampleTexts.ts';
import { wordsIn } from '../../../stories/wordsIn.ts';
import { Checkbox } from './Checkbox.tsx';

const table = {
  EN: { error: 'Without this you can’t play here.', before: 'I have read the', link: 'terms of play' },
  BN: { error: 'এটি ছাড়া এখানে খেলা যাবে না।', before: 'আমি পড়েছি', link: 'খেলার শর্তাবলী' },
  UR: { error: 'اس کے بغیر آپ یہاں نہیں کھیل سکتے۔', before: 'میں نے پڑھ لی ہیں', link: 'کھیل کی شرائط' },
  PT: { error: 'Sem isso você não pode jogar aqui.', before: 'Li os', link: 'termos do jogo' },
};

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  args: { children: '', onChange: fn() },
  parameters: {
    docs: {
      description: {
        component:
          'A choice or an agreement that takes effect when the form is sent. The whole row can be tapped, Space ticks the box, a link in the text stays a link. Not for a setting that takes effect immediately (Switch), and not for one of several choices (RadioGroup).',
      },
    },
  },
} satisfies Meta<typeof Checkbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = {
  render: (args, { globals }) => {
    const t = textsOf(globals);
    return (
      <div>
        <Checkbox {...args} defaultChecked>
          {t.remember}
        </Checkbox>
        <Checkbox {...args}>{t.agree}</Checkbox>
        <Checkbox {...args} error={wordsIn(globals, table).error}>
          {t.agree}
        </Checkbox>
        <Checkbox {...args} defaultChecked disabled>
          {t.playMoney}
        </Checkbox>
        <Checkbox {...args} disabled>
          {t.playMoney}
        </Checkbox>
      </div>
    );
  },
};

export const TheRowTicks: Story = {
  render: (args, { globals }) => <Checkbox {...args}>{textsOf(globals).agree}</Checkbox>,
  play: async ({ canvas, globals, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: textsOf(globals).agree });
    await userEvent.click(canvas.getByText(textsOf(globals).agree));
    await expect(box).toBeChecked();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await expect(
      canvas.getByText(textsOf(globals).agree).closest('label')!.getBoundingClientRect().height,
    ).toBeGreaterThanOrEqual(44);
  },
};

export const LinkStaysLink: Story = {
  render: (args, { globals }) => {
    const w = wordsIn(globals, table);
    return (
      <>
        <Checkbox {...args} error={w.error}>
          {w.before}{' '}
          <a href="about:blank" target="terms">
            <u>{w.link}</u>
          </a>
        </Checkbox>
        <iframe hidden sandbox="" name="terms" title={w.link} />
      </>
    );
  },
  play: async ({ canvas, globals }) => {
    const w = wordsIn(globals, table);
    const box = canvas.getByRole('checkbox');
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription(w.error);
    // A native click, because the click of the testing library would also activate the checkbox.
    canvas.getByRole('link', { name: w.link }).click();
    await expect(box).not.toBeChecked();
  },
};
