import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { withFakeClock } from '../../../stories/fakeClock.ts';
import { durationsOf, finishMotion, stretched, stretchMotion } from '../../../stories/stretchedMotion.ts';
import { textsOf } from '../../../stories/sampleTexts.ts';
import { wordsIn } from '../../../stories/wordsIn.ts';
import { Button } from '../Button/Button.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

const about = `
A question or a short message that the player must answer first. It uses the platform's \`<dialog>\`.

**Keyboard.** The focus starts on the first control inside and then returns to the earlier element. Tab stays inside. Escape and the
platform's back gesture close it, unless \`canDismiss\` is false.

**Screen readers** read the title as the name and the content as the description.

**The mask** closes it too, but not within 300 ms of opening, because such a press belongs to the press that opened it.

**Not for** a choice of many (\`Sheet\`), for navigation (\`Drawer\`), for messages that disappear automatically (\`useToasts\`), or for
a confirmation (\`ConfirmDialog\`, whose focus starts on the cancel button).
`;

const words = {
  EN: {
    longTitle: 'Please read this before your first withdrawal to a bank account abroad',
    rule: 'A withdrawal is looked at by a person. On working days that takes less than an hour; at night and on holidays it may be the next morning. Money that has left can no longer be called back, so check the account number once more.',
    nickname: 'Nickname',
  },
  BN: {
    longTitle: 'বিদেশের ব্যাংক অ্যাকাউন্টে প্রথমবার টাকা তোলার আগে এটি পড়ে নিন',
    rule: 'প্রতিটি উত্তোলন একজন মানুষ দেখেন। কর্মদিবসে এক ঘণ্টার কম লাগে; রাতে ও ছুটির দিনে পরের সকাল পর্যন্ত লাগতে পারে। যে টাকা চলে গেছে তা আর ফেরানো যায় না, তাই অ্যাকাউন্ট নম্বর আরেকবার দেখুন।',
    nickname: 'ডাকনাম',
  },
  UR: {
    longTitle: 'بیرونِ ملک بینک اکاؤنٹ میں پہلی بار رقم نکالنے سے پہلے یہ پڑھ لیں',
    rule: 'ہر رقم نکلوانے کی درخواست ایک شخص دیکھتا ہے۔ کام کے دنوں میں ایک گھنٹے سے کم لگتا ہے؛ رات اور چھٹی کے دن اگلی صبح تک انتظار ہو سکتا ہے۔ جو رقم جا چکی وہ واپس نہیں آ سکتی، اس لیے اکاؤنٹ نمبر ایک بار پھر دیکھ لیں۔',
    nickname: 'عرفیت',
  },
  PT: {
    longTitle: 'Leia isto antes do primeiro saque para uma conta bancária no exterior',
    rule: 'Cada saque é visto por uma pessoa. Em dias úteis leva menos de uma hora; à noite e nos feriados pode ficar para a manhã seguinte. O dinheiro que já saiu não volta, por isso confira mais uma vez o número da conta.',
    nickname: 'Apelido',
  },
};

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  args: { isOpen: true, title: '', onClose: fn() },
  parameters: { docs: { description: { component: about }, story: { inline: false, iframeHeight: 480 } } },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

function Opener({ word, ...dialog }: DialogProps & { word: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{word}</Button>
      <Dialog
        {...dialog}
        isOpen={isOpen}
        onClose={() => {
          dialog.onClose();
          setIsOpen(false);
        }}
      />
    </>
  );
}

const renderOpener: NonNullable<Story['render']> = (args, { globals }) => {
  const t = textsOf(globals);
  return (
    <Opener {...args} word={t.more} title={t.announcements} closeLabel={t.close}>
      {t.news1}
    </Opener>
  );
};

export const Open: Story = {
  render: (args, { globals }) => {
    const t = textsOf(globals);
    return (
      <Dialog
        {...args}
        title={t.logoutQuestion}
        closeLabel={t.close}
        actions={<Button variant="primary">{t.confirm}</Button>}
      >
        {t.logoutMore}
      </Dialog>
    );
  },
  play: async ({ canvas, globals }) => {
    const t = textsOf(globals);
    await expect(await canvas.findByRole('dialog', { name: t.logoutQuestion })).toHaveAccessibleDescription(
      t.logoutMore,
    );
  },
};

export const TitleOnly: Story = {
  render: (args, { globals }) => {
    const t = textsOf(globals);
    return (
      <Dialog
        {...args}
        title={t.logoutQuestion}
        actions={
          <>
            <Button>{t.cancel}</Button>
            <Button variant="primary">{t.confirm}</Button>
          </>
        }
      />
    );
  },
};

export const LongWords: Story = {
  render: (args, { globals }) => {
    const t = textsOf(globals);
    const { longTitle, rule } = wordsIn(globals, words);
    return (
      <Dialog
        {...args}
        title={longTitle}
        closeLabel={t.close}
        actions={
          <>
            <Button>{t.cancel}</Button>
            <Button variant="primary">{t.longAction}</Button>
          </>
        }
      >
        {rule}
      </Dialog>
    );
  },
};

export const TallerThanTheScreen: Story = {
  render: (args, { globals }) => {
    const t = textsOf(globals);
    const { longTitle, rule } = wordsIn(globals, words);
    return (
      <Dialog {...args} title={longTitle} closeLabel={t.close} actions={<Button variant="primary">{t.confirm}</Button>}>
        {`${rule} `.repeat(9)}
      </Dialog>
    );
  },
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog');
    await expect(dialog.getBoundingClientRect().height).toBeLessThanOrEqual(window.innerHeight * 0.84 + 1);
    await expect(dialog.scrollHeight).toBeGreaterThan(dialog.clientHeight);
  },
};

export const WithAField: Story = {
  render: (args, { globals }) => {
    const t = textsOf(globals);
    return (
      <Dialog
        {...args}
        title={wordsIn(globals, words).nickname}
        closeLabel={t.close}
        actions={
          <>
            <Button>{t.cancel}</Button>
            <Button variant="primary">{t.confirm}</Button>
          </>
        }
      >
        <TextField label={wordsIn(globals, words).nickname} />
      </Dialog>
    );
  },
};

export const BackdropIgnoresEarlyClicks: Story = {
  name: '[ERR-04] the mask ignores clicks within 300 ms of opening, and closes after',
  render: renderOpener,
  play: async ({ args, canvas }) => {
    await withFakeClock(async ({ pass }) => {
      canvas.getByRole('button').click();
      await pass(0);
      const dialog = canvas.getByRole<HTMLDialogElement>('dialog');
      // The target of a click on the mask is the dialog element.
      dialog.click();
      await pass(299);
      dialog.click();
      await expect(args.onClose).not.toHaveBeenCalled();
      await expect(dialog.open).toBe(true);
      await pass(1);
      dialog.click();
      await expect(args.onClose).toHaveBeenCalledOnce();
      await pass(0);
      await expect(dialog.open).toBe(false);
    });
  },
};

export const BackdropIgnoresOpeningClick: Story = {
  name: '[ERR-04] each opening has its own 300 ms',
  render: renderOpener,
  play: async ({ args, canvas }) => {
    await withFakeClock(async ({ pass }) => {
      const opener = canvas.getByRole('button');
      opener.click();
      await pass(1000);
      canvas.getByRole('dialog').click();
      await pass(1000);
      opener.click();
      await pass(200);
      canvas.getByRole('dialog').click();
      await expect(args.onClose).toHaveBeenCalledOnce();
    });
  },
};

export const SelectingTextKeepsOpen: Story = {
  render: renderOpener,
  play: async ({ args, canvas, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const dialog = await canvas.findByRole<HTMLDialogElement>('dialog');
    const inside = canvas.getByText(textsOf(globals).news1);
    const press = (begin: Element) => {
      begin.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, pointerType: 'mouse' }));
      dialog.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
    };
    await withFakeClock(async ({ pass }) => {
      await pass(1000);
      press(inside);
      await expect(args.onClose).not.toHaveBeenCalled();
      press(dialog);
    });
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const FocusStaysAndReturns: Story = {
  render: renderOpener,
  play: async ({ canvas, globals, userEvent }) => {
    const opener = canvas.getByRole('button');
    await userEvent.click(opener);
    const close = await canvas.findByRole('button', { name: textsOf(globals).close });
    await expect(close).toHaveFocus();
    // The page behind cannot get the focus while the dialog is open.
    opener.focus();
    await expect(close).toHaveFocus();
    await userEvent.click(close);
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

function OpenedByTheScreen({ word, ...dialog }: DialogProps & { word: string }) {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <main tabIndex={-1}>
      <Button>{word}</Button>
      <Dialog {...dialog} isOpen={isOpen} onClose={() => setIsOpen(false)} />
    </main>
  );
}

/** No control had the focus when the dialog opened, so the next Tab begins at the start of the screen. */
export const FocusGoesToTheScreen: Story = {
  render: (args, { globals }) => {
    const t = textsOf(globals);
    return (
      <OpenedByTheScreen {...args} word={t.more} title={t.announcements} closeLabel={t.close}>
        {t.news1}
      </OpenedByTheScreen>
    );
  },
  play: async ({ canvas, globals, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: textsOf(globals).close }));
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};

export const EscapeCloses: Story = {
  render: renderOpener,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const dialog = await canvas.findByRole<HTMLDialogElement>('dialog');
    // The event that the browser dispatches on Escape and on the back gesture.
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(dialog.open).toBe(false));
  },
};

export const PageBehindDoesNotScroll: Story = {
  render: (args, context) => (
    <>
      {renderOpener(args, context)}
      <div style={{ blockSize: '200vh' }} />
    </>
  ),
  play: async ({ canvas, globals, userEvent }) => {
    const root = document.documentElement;
    const sheets = document.querySelectorAll('style').length;
    // An earlier story on the page may have left an empty style attribute.
    const style = root.getAttribute('style') ?? '';
    await userEvent.click(canvas.getByRole('button'));
    await waitFor(() => expect(getComputedStyle(root).overflowY).toBe('hidden'));
    await expect(root.getAttribute('style') ?? '').toBe(style);
    await expect(document.querySelectorAll('style')).toHaveLength(sheets);
    await userEvent.click(canvas.getByRole('button', { name: textsOf(globals).close }));
    await waitFor(() => expect(getComputedStyle(root).overflowY).toBe('visible'));
  },
};

export const LeavesInMotion: Story = {
  beforeEach: stretchMotion('--duration-small'),
  render: renderOpener,
  play: async ({ canvas, globals, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const dialog = await canvas.findByRole<HTMLDialogElement>('dialog');
    const news = canvas.getByText(textsOf(globals).news1);
    finishMotion(dialog);
    await userEvent.click(canvas.getByRole('button', { name: textsOf(globals).close }));
    // While it closes it still shows its content, and ignores touches.
    await waitFor(() => expect(durationsOf(dialog)).toContain(stretched));
    await expect(news.checkVisibility()).toBe(true);
    await expect(dialog.inert).toBe(true);
    finishMotion(dialog);
    await waitFor(() => expect(news).not.toBeInTheDocument());
  },
};

export const OnlyButtonsClose: Story = {
  args: { canDismiss: false },
  render: (args, { globals }) => (
    <Dialog {...args} title={textsOf(globals).maintenance} actions={<Button>{textsOf(globals).retry}</Button>} />
  ),
  play: async ({ args, canvas }) => {
    const dialog = await canvas.findByRole<HTMLDialogElement>('dialog');
    await withFakeClock(async ({ pass }) => {
      await pass(1000);
      dialog.click();
    });
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(dialog.open).toBe(true);
    // The dialog stays open even if the browser closes it, for example after repeated Escape.
    dialog.close();
    await waitFor(() => expect(dialog.matches(':modal')).toBe(true));
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const ReportsForcedClose: Story = {
  render: renderOpener,
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button');
    await userEvent.click(opener);
    (await canvas.findByRole<HTMLDialogElement>('dialog')).close();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(getComputedStyle(document.documentElement).overflowY).toBe('visible');
  },
};
