import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { sampleBanners } from '../../../stories/samplePictures.ts';
import { textsOf } from '../../../stories/sampleTexts.ts';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { AnnouncementDialog, type AnnouncementDialogProps } from './AnnouncementDialog.tsx';

const about = `
Announcements that are shown once over the screen: a picture or the merchant's own ornament, a title, a short text, one action.
Several announcements are cards of one dialog, never stacked dialogs.

**Keyboard.** The focus starts on the close button and then returns to the earlier element. Escape closes. Dots and buttons change
the card.

**Screen readers** read the title as the name, the text as the description, and each card that the player selects.

**Touch.** A swipe in the direction of the text changes the card. A tap on the mask closes, but not within 300 ms of opening.

**Not for** questions (\`ConfirmDialog\`), for messages that disappear automatically (\`useToasts\`), or for content that the player
requests (a screen).
`;

const meta = {
  title: 'Components/AnnouncementDialog',
  component: AnnouncementDialog,
  args: {
    isOpen: true,
    onClose: fn(),
    onSeen: fn(),
    items: [],
    closeLabel: '',
    nextLabel: '',
    doneLabel: '',
    positionLabel: (number, total) => `${number} / ${total}`,
  },
  parameters: { docs: { description: { component: about }, story: { inline: false, iframeHeight: 640 } } },
} satisfies Meta<typeof AnnouncementDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

const wordsOf = (globals: Parameters<typeof textsOf>[0]) => {
  const t = textsOf(globals);
  const labels = { closeLabel: t.close, nextLabel: t.next, doneLabel: t.confirm };
  const items: AnnouncementDialogProps['items'] = [
    {
      id: '1',
      kicker: t.announcements,
      title: t.news1,
      picture: { src: sampleBanners[0]!, alt: t.banners },
      body: <p>{t.logoutMore}</p>,
      action: { label: t.promotions, href: '#promotions' },
    },
    { id: '2', kicker: t.announcements, title: t.news2, body: <p>{t.noDataMore}</p> },
    { id: '3', title: t.longAction, body: <p>{`${t.formError} ${t.logoutMore} ${t.usernameError} `.repeat(5)}</p> },
  ];
  return { t, labels, items };
};

export const OneWithAPicture: Story = {
  render: (args, { globals }) => {
    const { labels, items } = wordsOf(globals);
    return <AnnouncementDialog {...args} {...labels} items={items.slice(0, 1)} />;
  },
  play: async ({ args, canvas, globals, userEvent }) => {
    const { t } = wordsOf(globals);
    await expect(await canvas.findByRole('dialog', { name: t.news1 })).toHaveAccessibleDescription(t.logoutMore);
    await expect(canvas.getByRole('button', { name: t.close })).toHaveFocus();
    // Following the link would navigate away from the test page.
    canvas.getByRole('link').addEventListener('click', (event) => event.preventDefault());
    await userEvent.click(canvas.getByRole('link', { name: t.promotions }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const OneWithoutAPicture: Story = {
  render: (args, { globals }) => {
    const { t, labels, items } = wordsOf(globals);
    return (
      <AnnouncementDialog {...args} {...labels} items={items.slice(1, 2)} footer={<Checkbox>{t.remember}</Checkbox>} />
    );
  },
};

export const Several: Story = {
  name: '[HOME-17] several are shown one by one in one dialog, and each can be closed',
  render: (args, { globals }) => {
    const { labels, items } = wordsOf(globals);
    return <AnnouncementDialog {...args} {...labels} items={items} />;
  },
  play: async ({ args, canvas, globals, userEvent }) => {
    const { t, items } = wordsOf(globals);
    for (const [index, { id, title }] of items.entries()) {
      await waitFor(() => expect(canvas.getByRole('dialog', { name: title })).toBeVisible());
      await expect(canvas.getByRole('button', { name: `${index + 1} / 3` })).toHaveAttribute('aria-current', 'true');
      await expect(args.onSeen).toHaveBeenLastCalledWith(id);
      await expect(canvas.getByRole('button', { name: t.close })).toBeVisible();
      const next = canvas.queryByRole('button', { name: t.next });
      if (next) await userEvent.click(next);
    }
    await userEvent.click(canvas.getByRole('button', { name: '1 / 3' }));
    await expect(canvas.getByRole('dialog', { name: items[0]!.title })).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
    canvas.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

function Closing(args: AnnouncementDialogProps) {
  const [isOpen, setOpen] = useState(true);
  return <AnnouncementDialog {...args} isOpen={isOpen} onClose={() => setOpen(false)} />;
}

export const TheLastButtonCloses: Story = {
  render: (args, { globals }) => {
    const { labels, items } = wordsOf(globals);
    return <Closing {...args} {...labels} items={items.slice(1, 2)} />;
  },
  play: async ({ canvas, globals, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: wordsOf(globals).t.confirm }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};
