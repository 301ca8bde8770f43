import type { Meta, StoryObj } from '@storybook/react-vite';
import { Flame } from 'lucide-react';
import { expect } from 'storybook/test';
import { textsOf } from '../../../stories/sampleTexts.ts';
import { SectionHeader } from './SectionHeader.tsx';

const meta = {
  title: 'Components/SectionHeader',
  component: SectionHeader,
  args: { title: '' },
  parameters: {
    docs: {
      description: {
        component:
          "The title of a part of a screen, an `h2`, with a link to all of its items. Keyboard: only the link. A screen reader reads a heading, and its text again in the name of the link, so that 'more' has a subject; search engines use it too. Not for the title of a screen, which is in the AppBar.",
      },
    },
  },
} satisfies Meta<typeof SectionHeader>;
export default meta;

export const WithMore: StoryObj<typeof meta> = {
  render: (_, { globals }) => (
    <SectionHeader
      id="hot"
      title={textsOf(globals).hotGames}
      icon={<Flame aria-hidden />}
      more={{ label: textsOf(globals).more, href: '#more' }}
    />
  ),
  play: async ({ canvas, globals }) => {
    const t = textsOf(globals);
    await expect(canvas.getByRole('link', { name: `${t.more} ${t.hotGames}` })).toBeVisible();
  },
};

export const TitleOnly: StoryObj<typeof meta> = {
  render: (_, { globals }) => <SectionHeader title={textsOf(globals).longAction} />,
};
