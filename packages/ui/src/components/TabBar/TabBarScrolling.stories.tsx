import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { type SampleTexts, textsOf } from '../../../stories/sampleTexts.ts';
import { sixOf, Tabs } from '../../../stories/Tabs.tsx';
import { TabBar } from './TabBar.tsx';

const meta = {
  title: 'Components/TabBar/Scrolling',
  component: TabBar,
  args: { label: '', tabs: [], current: '', onChoose: () => {} },
} satisfies Meta<typeof TabBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const isWithin = (tab: HTMLElement, row: HTMLElement) => {
  const [inner, outer] = [tab.getBoundingClientRect(), row.getBoundingClientRect()];
  return inner.left >= outer.left - 1 && inner.right <= outer.right + 1;
};

export const CurrentTabVisible: Story = {
  render: (_, { globals }) => <Tabs t={textsOf(globals)} tabs={sixOf(textsOf(globals))} start="5" />,
  play: async ({ canvas, globals, userEvent }) => {
    const t = textsOf(globals);
    const row = canvas.getByRole('tablist');
    await waitFor(() => expect(isWithin(canvas.getByRole('tab', { name: t.fish }), row)).toBe(true));
    await expect(isWithin(canvas.getByRole('tab', { name: t.all }), row)).toBe(false);
    // Only the row has scrolled, not the page.
    await expect(window.scrollY).toBe(0);
    await userEvent.click(canvas.getByRole('tab', { name: t.fish }));
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('tab', { name: t.all })).toHaveFocus();
    await waitFor(() => expect(isWithin(canvas.getByRole('tab', { name: t.all }), row)).toBe(true));
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent(t.fish);
  },
};

function Late({ t }: { t: SampleTexts }) {
  const [areHere, setAreHere] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setAreHere(true)}>
        {t.games}
      </button>
      <Tabs t={t} tabs={areHere ? sixOf(t) : []} start="4" />
    </>
  );
}

/** The address contains the current tab before the tabs are known, for example after a reload. */
export const CurrentTabVisibleAfterLateTabs: Story = {
  render: (_, { globals }) => <Late t={textsOf(globals)} />,
  play: async ({ canvas, globals, userEvent }) => {
    const t = textsOf(globals);
    await userEvent.click(canvas.getByRole('button', { name: t.games }));
    const isSeen = () => isWithin(canvas.getByRole('tab', { selected: true }), canvas.getByRole('tablist'));
    await waitFor(() => expect(isSeen()).toBe(true));
    await expect(isWithin(canvas.getByRole('tab', { name: t.all }), canvas.getByRole('tablist'))).toBe(false);
    // Their letters become wider, as when a font loads.
    canvas.getByRole('tablist').style.letterSpacing = '0.5em';
    await waitFor(() => expect(isSeen()).toBe(true));
    // Simulates a change to a language with the other direction.
    const { dir } = document.documentElement;
    document.documentElement.dir = dir === 'rtl' ? 'ltr' : 'rtl';
    try {
      await waitFor(() => expect(isSeen()).toBe(true));
    } finally {
      document.documentElement.dir = dir;
    }
  },
};

export const CurrentTabVisibleAfterLateTabsInUrdu: Story = {
  ...CurrentTabVisibleAfterLateTabs,
  tags: ['whole'],
  globals: { language: 'UR' },
};

/** Waits until an assertion passes for a smoothly scrolling row: this may take long on a busy machine. */
const untilScrolled = (assertion: () => unknown) => waitFor(assertion, { timeout: 10_000 });

/** Each press scrolls by about a page, to both ends of the row. The selection does not change. */
export const ArrowsScrollWithoutSelecting: Story = {
  render: (_, { globals }) => <Tabs t={textsOf(globals)} tabs={sixOf(textsOf(globals))} />,
  play: async ({ canvas, globals, userEvent }) => {
    const t = textsOf(globals);
    const row = canvas.getByRole('tablist');
    const [back, on] = [t.previous, t.next].map((name) => canvas.getByRole('button', { name }));
    const isSeen = (name: string) => isWithin(canvas.getByRole('tab', { name }), row);
    await untilScrolled(() => expect(isSeen(t.all)).toBe(true));
    await untilScrolled(() => expect(isSeen(t.fish)).toBe(false));
    await untilScrolled(() => expect(back).toHaveAttribute('aria-disabled', 'true'));
    await untilScrolled(() => expect(on).toHaveAttribute('aria-disabled', 'false'));

    await userEvent.click(on!);
    await untilScrolled(() => expect(isSeen(t.all)).toBe(false));
    await untilScrolled(() => expect(back).toHaveAttribute('aria-disabled', 'false'));
    for (let press = 0; press < 5 && !isSeen(t.fish); press += 1) {
      const { scrollLeft } = row;
      await userEvent.click(on!);
      await untilScrolled(() => expect(row.scrollLeft).not.toBe(scrollLeft));
    }
    await untilScrolled(() => expect(isSeen(t.fish)).toBe(true));
    await untilScrolled(() => expect(on).toHaveAttribute('aria-disabled', 'true'));
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent(t.all);
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent(t.all);

    await userEvent.click(back!);
    await untilScrolled(() => expect(on).toHaveAttribute('aria-disabled', 'false'));
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent(t.all);
  },
};

/** When the player has scrolled the row, a loading font does not scroll it back. */
export const StaysWhereItWasMoved: Story = {
  render: (_, { globals }) => <Tabs t={textsOf(globals)} tabs={sixOf(textsOf(globals))} />,
  play: async ({ canvas, globals, userEvent }) => {
    const t = textsOf(globals);
    const row = canvas.getByRole('tablist');
    const { width } = row.lastElementChild!.getBoundingClientRect();
    await userEvent.click(canvas.getByRole('button', { name: t.next }));
    await untilScrolled(() => expect(isWithin(canvas.getByRole('tab', { name: t.all }), row)).toBe(false));
    const seen: boolean[] = [];
    const watch = new ResizeObserver(() => seen.push(isWithin(canvas.getByRole('tab', { name: t.all }), row)));
    row.style.letterSpacing = '0.2em';
    await waitFor(() => expect(row.lastElementChild!.getBoundingClientRect().width).toBeGreaterThan(width));
    // This observer is added after the observer of the row, so it runs after it.
    watch.observe(row.lastElementChild!);
    await waitFor(() => expect(seen).not.toHaveLength(0)).finally(() => watch.disconnect());
    await expect(seen).not.toContain(true);
  },
};

export const ArrowsScrollWithoutSelectingInUrdu: Story = {
  ...ArrowsScrollWithoutSelecting,
  tags: ['whole'],
  globals: { language: 'UR' },
};
