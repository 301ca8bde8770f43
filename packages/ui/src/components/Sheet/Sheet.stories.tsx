import type { Meta, StoryObj } from '@storybook/react-vite';
import { Landmark } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { fingerOn } from '../../../stories/finger.ts';
import { textsOf } from '../../../stories/sampleTexts.ts';
import { wordsIn } from '../../../stories/wordsIn.ts';
import { Button } from '../Button/Button.tsx';
import { ChoiceList } from '../ChoiceList/ChoiceList.tsx';
import { Sheet, type SheetProps } from './Sheet.tsx';

const about = `
A panel at the bottom edge for a choice of several items while the screen stays visible: a bank, a wallet, a filter.

**Touch.** It closes if its head is pulled down by more than a third of its height, or flicked. Its content scrolls separately. It
leaves space for the phone's own bar at the bottom.

**Keyboard.** The focus starts inside and then returns to the control that opened it. Escape, the close button and the mask close it
(the mask ignores clicks for 300 ms).

**Screen readers** read the title as the name. The handle is decorative: dragging is never required.

**Not for** a confirmation (\`ConfirmDialog\`), and not for forms of more than two fields: use a screen for these.
`;

const words = {
  EN: {
    bank: 'Your bank',
    use: 'Use this bank',
    banks: [
      'Dutch Bengal Bank',
      'Sonar River Bank',
      'Padma Savings',
      'City Union',
      'Meghna Trust',
      'Eastern Delta Bank',
      'Agrani Mutual',
      'Jamuna Finance',
      'Rupali Commerce',
      'Karnaphuli Bank',
      'Sundarban Credit',
      'Old Dhaka Bank',
    ],
  },
  BN: {
    bank: 'আপনার ব্যাংক',
    use: 'এই ব্যাংক ব্যবহার করুন',
    banks: [
      'ডাচ বেঙ্গল ব্যাংক',
      'সোনার নদী ব্যাংক',
      'পদ্মা সঞ্চয়',
      'সিটি ইউনিয়ন',
      'মেঘনা ট্রাস্ট',
      'ইস্টার্ন ডেল্টা ব্যাংক',
      'অগ্রণী মিউচুয়াল',
      'যমুনা ফাইন্যান্স',
      'রূপালী কমার্স',
      'কর্ণফুলী ব্যাংক',
      'সুন্দরবন ক্রেডিট',
      'পুরান ঢাকা ব্যাংক',
    ],
  },
  UR: {
    bank: 'آپ کا بینک',
    use: 'یہ بینک استعمال کریں',
    banks: [
      'ڈچ بنگال بینک',
      'سنہری دریا بینک',
      'پدما سیونگز',
      'سٹی یونین',
      'میگھنا ٹرسٹ',
      'ایسٹرن ڈیلٹا بینک',
      'اگرانی میوچل',
      'جمنا فنانس',
      'روپالی کامرس',
      'کرنافلی بینک',
      'سندربن کریڈٹ',
      'پرانا ڈھاکہ بینک',
    ],
  },
  PT: {
    bank: 'Seu banco',
    use: 'Usar este banco',
    banks: [
      'Banco Bengala',
      'Banco Rio Dourado',
      'Poupança Padma',
      'União da Cidade',
      'Meghna Trust',
      'Banco Delta Oriental',
      'Agrani Mútuo',
      'Jamuna Finanças',
      'Rupali Comércio',
      'Banco Karnaphuli',
      'Crédito Sundarban',
      'Banco Velha Daca',
    ],
  },
};

const meta = {
  title: 'Components/Sheet',
  component: Sheet,
  args: { isOpen: true, title: '', closeLabel: '', children: null, onClose: fn() },
  parameters: { docs: { description: { component: about }, story: { inline: false, iframeHeight: 560 } } },
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

function Banks({ names, label, ...sheet }: Omit<SheetProps, 'children'> & { names: readonly string[]; label: string }) {
  const [chosen, setChosen] = useState('1');
  return (
    <Sheet {...sheet}>
      <ChoiceList
        label={label}
        chosen={chosen}
        onChoose={setChosen}
        choices={names.map((name, index) => ({ id: String(index), label: name, icon: <Landmark /> }))}
      />
    </Sheet>
  );
}

function Opener({ names, word, ...sheet }: Omit<SheetProps, 'children'> & { names: readonly string[]; word: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{word}</Button>
      <Banks
        {...sheet}
        names={names}
        label={word}
        isOpen={isOpen}
        onClose={() => {
          sheet.onClose();
          setIsOpen(false);
        }}
      />
    </>
  );
}

const renderOpener: NonNullable<Story['render']> = (args, { globals }) => {
  const { bank, banks } = wordsIn(globals, words);
  return <Opener {...args} names={banks.slice(0, 4)} word={bank} title={bank} closeLabel={textsOf(globals).close} />;
};

export const ChoosingABank: Story = {
  tags: ['whole'],
  render: (args, { globals }) => {
    const { bank, banks } = wordsIn(globals, words);
    return <Banks {...args} names={banks.slice(0, 4)} title={bank} label={bank} closeLabel={textsOf(globals).close} />;
  },
  play: async ({ args, canvas, globals, userEvent }) => {
    const third = wordsIn(globals, words).banks[2]!;
    await userEvent.click(await canvas.findByText(third));
    await expect(canvas.getByRole('radio', { name: third })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: textsOf(globals).close }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const ManyWithFooter: Story = {
  tags: ['whole'],
  render: (args, { globals }) => {
    const { bank, banks, use } = wordsIn(globals, words);
    return (
      <Banks
        {...args}
        names={banks}
        title={bank}
        label={bank}
        closeLabel={textsOf(globals).close}
        footer={<Button variant="primary">{use}</Button>}
      />
    );
  },
  play: async ({ canvas, globals }) => {
    // The head and the foot stay visible, the content between them scrolls.
    const foot = await canvas.findByRole('button', { name: wordsIn(globals, words).use });
    await waitFor(() => expect(canvas.getByRole('dialog').getAnimations()).toHaveLength(0));
    const gap = parseFloat(getComputedStyle(foot.parentElement!).paddingBlockEnd);
    await expect(foot.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight - gap + 1);
    const list = canvas.getByRole('radiogroup').parentElement!;
    await expect(list.scrollHeight).toBeGreaterThan(list.clientHeight);
  },
};

export const LongDragCloses: Story = {
  render: renderOpener,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const sheet = await canvas.findByRole<HTMLDialogElement>('dialog');
    const head = canvas.getByRole('heading').parentElement!;
    const finger = fingerOn(head);
    finger.down({ at: 0 });
    finger.move({ y: 60, at: 400 });
    await expect(sheet.style.translate).toBe('0px 60px');
    finger.move({ y: sheet.offsetHeight * 0.5, at: 1400 });
    finger.up({ at: 1500 });
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(sheet.open).toBe(false));
    await expect(sheet.style.translate).toBe('');
  },
};

export const ShortDragSnapsBack: Story = {
  tags: ['whole'],
  render: renderOpener,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const sheet = await canvas.findByRole<HTMLDialogElement>('dialog');
    const finger = fingerOn(canvas.getByRole('heading').parentElement!);
    finger.down({ at: 0 });
    finger.move({ y: 40, at: 800 });
    finger.up({ at: 900 });
    await expect(args.onClose).not.toHaveBeenCalled();
    await waitFor(() => expect(getComputedStyle(sheet).translate).toMatch(/^(none|0px)/));
    // The browser may take a touch at any time.
    finger.down({ at: 1000 });
    finger.move({ y: sheet.offsetHeight * 0.8, at: 1800 });
    finger.cancel();
    await expect(args.onClose).not.toHaveBeenCalled();
    // Moving the finger up does not close the sheet.
    finger.down({ at: 2000 });
    finger.move({ y: -90, at: 2100 });
    await expect(sheet.style.translate).toBe('');
    finger.up({ at: 2110 });
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const QuickSwipeCloses: Story = {
  render: renderOpener,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    await canvas.findByRole('dialog');
    const finger = fingerOn(canvas.getByRole('heading').parentElement!);
    finger.down({ at: 0 });
    finger.move({ y: 12, at: 16 });
    finger.move({ y: 36, at: 32 });
    finger.up({ at: 40 });
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const KeyboardCloses: Story = {
  render: renderOpener,
  play: async ({ args, canvas, globals, userEvent }) => {
    const opener = canvas.getByRole('button');
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const close = await canvas.findByRole('button', { name: textsOf(globals).close });
    await waitFor(() => expect(close).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
