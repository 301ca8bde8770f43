import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { textsOf } from '../../../stories/sampleTexts.ts';
import { Button, ButtonLink } from '../Button/Button.tsx';
import { EmptyState, ErrorState } from './StateScreen.tsx';

const meta = {
  title: 'Components/StateScreen',
  component: EmptyState,
  args: { title: '' },
  parameters: {
    docs: {
      description: {
        component:
          "An empty or failed screen: a drawing in the merchant's colours, one sentence, one button. A screen reader reads `EmptyState` at its position and announces `ErrorState` immediately. Drawings load automatically, and are cached for use without a network. Not for a mistake in a field or a failed press: show those at the field or in a toast.",
      },
    },
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { render: (_, { globals }) => <EmptyState title={textsOf(globals).noData} /> };

export const NothingFound: Story = {
  render: (_, { globals }) => (
    <EmptyState drawing="search" title={textsOf(globals).noData}>
      {textsOf(globals).noDataMore}
    </EmptyState>
  ),
};

export const NoFavourites: Story = {
  render: (_, { globals }) => (
    <EmptyState
      drawing="favourites"
      title={textsOf(globals).noData}
      action={
        <ButtonLink href="#games" variant="primary">
          {textsOf(globals).hotGames}
        </ButtonLink>
      }
    />
  ),
};

export const NotOpenYet: Story = {
  render: (_, { globals }) => (
    <EmptyState
      drawing="closed"
      title={textsOf(globals).maintenance}
      action={
        <ButtonLink href="#games" variant="primary">
          {textsOf(globals).hotGames}
        </ButtonLink>
      }
    />
  ),
};

/** Each list has its own drawing. A test waits for all of them, because they are loaded later. */
export const DrawingsOfLists: Story = {
  render: (_, { globals }) => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr' }}>
      {(['bills', 'letters', 'gifts', 'draws', 'slip', 'cards', 'people'] as const).map((drawing) => (
        <EmptyState key={drawing} drawing={drawing} title={textsOf(globals).noData} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect([...canvasElement.querySelectorAll('svg')].map((svg) => svg.childElementCount > 3)).toEqual(
        Array.from({ length: 7 }, () => true),
      ),
    );
  },
};

const handleRetry = fn();

/** The failure is announced when it appears. Its only button is the next step. */
export const Failure: Story = {
  render: (_, { globals }) => (
    <ErrorState
      title={textsOf(globals).failed}
      action={
        <Button variant="primary" onClick={handleRetry}>
          {textsOf(globals).retry}
        </Button>
      }
    />
  ),
  play: async ({ canvas, canvasElement, globals, userEvent }) => {
    handleRetry.mockClear();
    const t = textsOf(globals);
    await expect(canvas.getByRole('alert')).toHaveTextContent(t.failed);
    await userEvent.click(canvas.getByRole('button', { name: t.retry }));
    await expect(handleRetry).toHaveBeenCalledOnce();
    // The drawing loads later, and its space is reserved.
    await expect(canvasElement.querySelector('svg')!.getBoundingClientRect().height).toBeGreaterThan(100);
  },
};

export const Offline: Story = {
  render: (_, { globals }) => (
    <ErrorState
      kind="offline"
      title={textsOf(globals).offline}
      action={<Button variant="primary">{textsOf(globals).retry}</Button>}
    />
  ),
};

export const Maintenance: Story = {
  render: (_, { globals }) => (
    <ErrorState
      kind="maintenance"
      title={textsOf(globals).maintenance}
      action={<Button variant="primary">{textsOf(globals).retry}</Button>}
    />
  ),
};

export const Blocked: Story = {
  render: (_, { globals }) => <ErrorState kind="blocked" title={textsOf(globals).blocked} />,
};

export const Region: Story = {
  render: (_, { globals }) => (
    <ErrorState
      isScreen
      kind="region"
      title={textsOf(globals).blocked}
      action={
        <Button variant="primary" isBlock>
          {textsOf(globals).retry}
        </Button>
      }
    />
  ),
  play: async ({ canvas, globals }) =>
    expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(textsOf(globals).blocked),
};

export const Crash: Story = {
  render: (_, { globals }) => (
    <ErrorState
      isScreen
      kind="crash"
      title={textsOf(globals).failed}
      action={
        <Button variant="primary" isBlock>
          {textsOf(globals).retry}
        </Button>
      }
    />
  ),
};
