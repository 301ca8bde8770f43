import type { Meta, StoryObj } from '@storybook/react-vite';
import { textsOf } from '../../../stories/sampleTexts.ts';
import { Button, ButtonLink } from '../Button/Button.tsx';
import { EmptyState, ErrorState } from './StateScreen.tsx';

const meta = { title: 'Components/StateScreen', component: EmptyState, args: { title: '' } } satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { render: (_, { globals }) => <EmptyState title={textsOf(globals).noData} /> };

export const NothingFound: Story = {
  render: (_, { globals }) => <EmptyState drawing="search" title={textsOf(globals).noData}>{textsOf(globals).noDataMore}</EmptyState>,
};

export const NoFavourites: Story = {
  render: (_, { globals }) => (
    <EmptyState drawing="favourites" title={textsOf(globals).noData} action={<ButtonLink href="#games" variant="primary">{textsOf(globals).hotGames}</ButtonLink>} />
  ),
};

export const Failure: Story = {
  render: (_, { globals }) => <ErrorState title={textsOf(globals).failed} action={<Button variant="primary">{textsOf(globals).retry}</Button>} />,
};

export const Offline: Story = {
  render: (_, { globals }) => <ErrorState kind="offline" title={textsOf(globals).offline} action={<Button variant="primary">{textsOf(globals).retry}</Button>} />,
};

export const Maintenance: Story = {
  render: (_, { globals }) => <ErrorState kind="maintenance" title={textsOf(globals).maintenance} action={<Button variant="primary">{textsOf(globals).retry}</Button>} />,
};

export const Blocked: Story = { render: (_, { globals }) => <ErrorState kind="blocked" title={textsOf(globals).blocked} /> };
