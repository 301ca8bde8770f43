import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { textsOf } from '../../../stories/sampleTexts.ts';
import { Button } from '../Button/Button.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

const meta = { title: 'Components/Dialog', component: Dialog, args: { isOpen: true, title: '', onClose: fn() } } satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

function Opener({ word, ...dialog }: DialogProps & { word: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{word}</Button>
      <Dialog {...dialog} isOpen={isOpen} onClose={() => { dialog.onClose(); setIsOpen(false); }} />
    </>
  );
}

const renderOpener: NonNullable<Story['render']> = (args, { globals }) => {
  const t = textsOf(globals);
  return <Opener {...args} word={t.more} title={t.announcements} closeLabel={t.close}>{t.news1}</Opener>;
};

export const Open: Story = {
  render: (args, { globals }) => {
    const t = textsOf(globals);
    return <Dialog {...args} title={t.logoutQuestion} closeLabel={t.close} actions={<Button variant="primary">{t.confirm}</Button>}>{t.logoutMore}</Dialog>;
  },
};

export const MaskIgnoresEarlyClicks: Story = {
  name: "[ERR-04] the mask ignores clicks within 300 ms of opening, and closes after",
  render: renderOpener,
  play: async ({ args, canvas }) => {
    canvas.getByRole('button').click();
    const dialog = await canvas.findByRole<HTMLDialogElement>('dialog');
    // A click on the mask arrives at the dialog element itself.
    dialog.click();
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(dialog.open).toBe(true);
    await new Promise((resolve) => setTimeout(resolve, 320));
    dialog.click();
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(dialog.open).toBe(false));
  },
};

export const FocusReturns: Story = {
  render: renderOpener,
  play: async ({ canvas, globals, userEvent }) => {
    const opener = canvas.getByRole('button');
    await userEvent.click(opener);
    const close = await canvas.findByRole('button', { name: textsOf(globals).close });
    await expect(close).toHaveFocus();
    await userEvent.click(close);
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const OnlyButtonsClose: Story = {
  args: { canDismiss: false },
  render: (args, { globals }) => <Dialog {...args} title={textsOf(globals).maintenance} actions={<Button>{textsOf(globals).retry}</Button>} />,
  play: async ({ args, canvas }) => {
    const dialog = await canvas.findByRole<HTMLDialogElement>('dialog');
    await new Promise((resolve) => setTimeout(resolve, 320));
    dialog.click();
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(dialog.open).toBe(true);
  },
};
