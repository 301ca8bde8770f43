import type { PlayLimit } from '@livery/api/saferPlay/getSaferPlay';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useForm } from 'react-hook-form';
import { expect, fn } from 'storybook/test';
import { noChecks } from '../../../../stories/noChecks.ts';
import { withMerchant } from '../../../../stories/withMerchant.tsx';
import { withTexts } from '../../../../stories/withTexts.tsx';
import { valuesOf } from '../../model/limits.ts';
import { depositDay, loosening, minutesUsedUp } from '../../testing/sampleSaferPlay.ts';
import { LimitFormView, type LimitFormViewProps, type LimitValue } from './LimitFormView.tsx';

interface Shown extends Pick<LimitFormViewProps, 'effect' | 'isBusy' | 'failure' | 'onSubmit' | 'onRemove' | 'onStay'> {
  limit: PlayLimit;
  /** The value of the field. */
  value: string;
}

/** The view with its own form, as in the sheet. */
function OneLimit({ limit, value, ...rest }: Shown) {
  const form = useForm<LimitValue>({ defaultValues: { value } });
  return (
    <LimitFormView
      {...rest}
      form={form}
      checks={noChecks}
      kind={limit.kind}
      values={valuesOf(limit)}
      check={() => true}
      loosensAt={Date.parse('2026-03-02T09:30:00.000Z')}
    />
  );
}

const meta = {
  title: 'Screens/Safer play, a limit',
  component: OneLimit,
  decorators: [withTexts, withMerchant],
  args: {
    limit: depositDay,
    value: '500',
    effect: 'atOnce',
    isBusy: false,
    failure: undefined,
    onSubmit: fn(),
    onRemove: fn(),
    onStay: fn(),
  },
} satisfies Meta<typeof OneLimit>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tighter: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const [, remove] = canvas.getAllByRole('button');
    await userEvent.click(remove!);
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};
export const Looser: Story = { args: { value: '1500', effect: 'later' } };
export const First: Story = {
  args: { limit: { ...depositDay, amount: null, left: null }, value: '', effect: undefined },
};
export const AwaitingAnswer: Story = {
  args: { limit: loosening, value: '1000', effect: 'stays' },
  play: async ({ args, canvas, userEvent }) => {
    const [callOff] = canvas.getAllByRole('button');
    await userEvent.click(callOff!);
    await expect(args.onStay).toHaveBeenCalledOnce();
  },
};
export const Minutes: Story = { args: { limit: minutesUsedUp, value: '60' } };
export const Sending: Story = { args: { isBusy: true } };
export const Refused: Story = { args: { failure: 'Not accepted.' } };
