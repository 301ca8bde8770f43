import type { Meta, StoryObj } from '@storybook/react-vite';
import { Wallet } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { textsOf } from '../../../stories/sampleTexts.ts';
import { Button, ButtonLink } from './Button.tsx';

const meta = { title: 'Components/Button', component: Button, args: { onClick: fn() } } satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Variants: Story = {
  render: (args, { globals }) => {
    const t = textsOf(globals);
    return (
      <>
        <Button {...args} variant="primary" isBlock icon={<Wallet aria-hidden />}>
          {t.deposit}
        </Button>
        <Button {...args} isBlock>
          {t.withdraw}
        </Button>
        <Button {...args} variant="quiet" isBlock>
          {t.cancel}
        </Button>
        <Button {...args} variant="danger" isBlock>
          {t.logout}
        </Button>
        <ButtonLink href="#more" variant="primary" size="small">
          {t.more}
        </ButtonLink>
      </>
    );
  },
};

export const LongWords: Story = {
  render: (args, { globals }) => (
    <Button {...args} variant="primary" isBlock icon={<Wallet aria-hidden />}>
      {textsOf(globals).longAction}
    </Button>
  ),
};

export const Disabled: Story = {
  args: { disabled: true, variant: 'primary' },
  render: (args, { globals }) => <Button {...args}>{textsOf(globals).register}</Button>,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const BusyIgnoresSubmit: Story = {
  args: { isBusy: true, variant: 'primary', type: 'submit' },
  render: (args, { globals }) => (
    <form
      onSubmit={() => {
        throw new Error('A busy button must not submit.');
      }}
    >
      <Button {...args} isBlock>
        {textsOf(globals).login}
      </Button>
    </form>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
  },
};
