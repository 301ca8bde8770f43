import type { Layout } from '@livery/merchant/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Headset, Mail, Megaphone } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import { fontsSettled } from '../../../stories/fontsSettled.ts';
import { inLayout } from '../../../stories/inLayout.tsx';
import { textsOf } from '../../../stories/sampleTexts.ts';
import { Badge } from '../Badge/Badge.tsx';
import { Money } from '../Money/Money.tsx';
import { Progress } from '../Progress/Progress.tsx';
import { ContactRows } from './ContactRows.tsx';
import { List, ListRow } from './ListRow.tsx';

const meta = {
  title: 'Components/ListRow',
  component: ListRow,
  args: { title: '' },
  parameters: {
    docs: {
      description: {
        component:
          'Rows of a list, divided by lines and not by boxes. A row with a link shows an arrow, a row with an action does not, and a row with only information is not a keyboard stop. A screen reader reads a list and its length. Not for more than two screens: use VirtualList.',
      },
    },
  },
} satisfies Meta<typeof ListRow>;
export default meta;

const handleCall = fn();

export const Rows: StoryObj<typeof meta> = {
  render: (_, { globals }) => {
    const t = textsOf(globals);
    return (
      <List label={t.messages}>
        <ListRow
          icon={<Megaphone aria-hidden />}
          title={t.announcements}
          href="#notice"
          end={<Badge count={120} format={String} label={`120 ${t.unread}`} />}
        />
        <ListRow icon={<Mail aria-hidden />} title={t.messages} hint={t.messagesHint} href="#inbox" />
        <ListRow icon={<Headset aria-hidden />} title={t.longAction} onClick={handleCall} />
        <ListRow title={t.balance} end={<Money>{t.amount}</Money>} />
      </List>
    );
  },
  play: async ({ canvas, globals, userEvent }) => {
    const t = textsOf(globals);
    handleCall.mockClear();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: t.longAction }));
    await expect(handleCall).toHaveBeenCalledOnce();
    for (const row of canvas.getAllByRole('link'))
      await expect(row.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** In a menu on a narrow phone, no word is clipped at 200 % text size. */
export const LargeTextInAMenu: StoryObj<typeof meta> = {
  globals: { textSize: '200', viewport: { value: 'narrow', isRotated: false } },
  render: (_, { globals }) => {
    const t = textsOf(globals);
    return (
      <div style={{ inlineSize: 'calc(84vw - 2 * var(--gutter))' }}>
        <List label={t.messages}>
          <ListRow icon={<Megaphone aria-hidden />} title={t.announcements} href="#notice" />
        </List>
      </div>
    );
  },
  play: async ({ canvas }) => {
    await fontsSettled();
    const list = canvas.getByRole('list');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};

/** A bar belongs to its row, but is outside the pressable part. */
export const WithABar: StoryObj<typeof meta> = {
  render: (_, { globals }) => {
    const t = textsOf(globals);
    return (
      <List>
        <ListRow
          title={t.balance}
          end={<Money>{t.amount}</Money>}
          leadsOn
          onClick={handleCall}
          below={<Progress label={t.balance} words="hidden" value={30} valueText={t.amount} />}
        />
      </List>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).not.toContainElement(canvas.getByRole('progressbar'));
  },
};

/** Contacts, with a row for each telephone number and page. */
export const Contacts: StoryObj<typeof meta> = {
  render: () => (
    <ContactRows contacts={[{ name: 'Aurora', phone: '+44 20 7946 0123', url: 'https://help.example/talk' }]} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'tel:+442079460123',
      'https://help.example/talk',
    ]);
  },
};

const linkStory = (layout: Partial<Layout>): StoryObj<typeof meta> => ({
  decorators: [inLayout(layout)],
  render: (_, { globals }) => {
    const t = textsOf(globals);
    return (
      <List label={t.messages} holds="links">
        <ListRow
          icon={<Megaphone aria-hidden />}
          title={t.announcements}
          href="#notice"
          end={<Badge count={120} format={String} label={`120 ${t.unread}`} />}
        />
        <ListRow icon={<Mail aria-hidden />} title={t.messages} href="#inbox" />
        <ListRow icon={<Headset aria-hidden />} title={t.withdraw} href="#withdraw" />
        <ListRow icon={<Mail aria-hidden />} title={t.longAction} href="#long" />
        <ListRow icon={<Headset aria-hidden />} title={t.balance} href="#balance" />
      </List>
    );
  },
});

type PlayOf = NonNullable<StoryObj<typeof meta>['play']>;

/** Checks that links are in at least so many columns, that each can be pressed, and that no word is clipped. */
const inColumns =
  (least: number): PlayOf =>
  async ({ canvas }) => {
    await fontsSettled();
    const links = canvas.getAllByRole('link');
    const tops = links.map((link) => Math.round(link.getBoundingClientRect().top));
    await expect(tops.filter((top) => top === tops[0]).length).toBeGreaterThanOrEqual(least);
    for (const link of links) {
      const { width, height } = link.getBoundingClientRect();
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
      await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
    }
  };

export const LinksAsTiles: StoryObj<typeof meta> = { ...linkStory({ links: 'tiles' }), play: inColumns(2) };
export const LinksInColumns: StoryObj<typeof meta> = { ...linkStory({ links: 'columns' }), play: inColumns(2) };
export const LinksAsCircles: StoryObj<typeof meta> = { ...linkStory({ links: 'circles' }), play: inColumns(3) };

/** With large text on a narrow phone, tiles of links have as many columns as their words allow. */
export const LinksInLargeText: StoryObj<typeof meta> = {
  ...linkStory({ links: 'circles' }),
  globals: { textSize: '200', viewport: { value: 'narrow', isRotated: false } },
  play: async ({ canvas }) => {
    await fontsSettled();
    for (const link of canvas.getAllByRole('link')) {
      await expect(link.scrollWidth).toBeLessThanOrEqual(link.clientWidth);
      await expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    }
  },
};

/** The arrangement `cards`: there is space between the rows. */
export const RowsAsCards: StoryObj<typeof meta> = {
  ...linkStory({ lists: 'cards' }),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem').map((row) => row.getBoundingClientRect());
    await expect(second!.top - first!.bottom).toBeGreaterThan(4);
  },
};
