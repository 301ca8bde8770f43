import type { Meta, StoryObj } from '@storybook/react-vite';
import { Flame } from 'lucide-react';
import { textsOf } from '../../../stories/sampleTexts.ts';
import { SectionHeader } from './SectionHeader.tsx';

const meta = { title: 'Components/SectionHeader', component: SectionHeader, args: { title: '' } } satisfies Meta<typeof SectionHeader>;
export default meta;

export const WithMore: StoryObj<typeof meta> = {
  render: (_, { globals }) => <SectionHeader id="hot" title={textsOf(globals).hotGames} icon={<Flame aria-hidden />} more={{ label: textsOf(globals).more, href: '#more' }} />,
};

export const TitleOnly: StoryObj<typeof meta> = { render: (_, { globals }) => <SectionHeader title={textsOf(globals).longAction} /> };
