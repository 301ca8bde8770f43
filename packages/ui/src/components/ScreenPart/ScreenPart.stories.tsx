import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { textsOf } from '../../../stories/sampleTexts.ts';
import { List, ListRow } from '../ListRow/ListRow.tsx';
import { ScreenPart } from './ScreenPart.tsx';

const meta = {
  title: 'Components/ScreenPart',
  component: ScreenPart,
  args: { title: '', children: '' },
  parameters: {
    docs: {
      description: {
        component:
          'A part of a screen with its heading. A quiet part is for rows of a menu; a plain part may contain quiet parts of level 3. For parts of home, with an icon and a link to all items, use SectionHeader.',
      },
    },
  },
} satisfies Meta<typeof ScreenPart>;
export default meta;

export const Plain: StoryObj<typeof meta> = {
  render: (_, { globals }) => {
    const t = textsOf(globals);
    return (
      <ScreenPart title={t.messages} words={t.messagesHint}>
        <ScreenPart title={t.announcements} look="quiet" level={3}>
          <List>
            <ListRow title={t.balance} />
          </List>
        </ScreenPart>
      </ScreenPart>
    );
  },
  play: async ({ canvas, globals }) => {
    const t = textsOf(globals);
    await expect(canvas.getByRole('region', { name: t.messages })).toContainElement(
      canvas.getByRole('region', { name: t.announcements }),
    );
    await expect(canvas.getByRole('heading', { name: t.announcements, level: 3 })).toBeVisible();
    await expect(canvas.getByText(t.messagesHint)).toBeVisible();
  },
};

export const QuietLook: StoryObj<typeof meta> = {
  render: (_, { globals }) => {
    const t = textsOf(globals);
    return (
      <ScreenPart title={t.messages} look="quiet">
        <List>
          <ListRow title={t.announcements} href="#notice" />
        </List>
      </ScreenPart>
    );
  },
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByRole('heading', { name: textsOf(globals).messages, level: 2 })).toBeVisible();
  },
};
