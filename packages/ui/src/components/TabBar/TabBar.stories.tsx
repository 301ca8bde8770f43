import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { type SampleTexts, textsOf } from '../../../stories/sampleTexts.ts';
import { wordsIn } from '../../../stories/wordsIn.ts';
import { type Tab, TabBar } from './TabBar.tsx';

const about = `
A few lists under one heading, one shown at a time: all, new, favourites, one per vendor. With one tab or none there is nothing
to choose, and nothing shows. Above three tabs, arrows at the ends scroll the row by about a page; they choose nothing. Where there
are many, \`end\` has a button that opens all of them as a list.

**Touch.** The row scrolls; the current tab is brought to the middle of it. Each is 44 px high to the thumb.

**Keyboard.** Tab reaches the current tab, and from there what it shows. Arrows along the text, Home and End choose.

**Screen readers** say the name of the row, the tab, and which of how many it is. Pass \`panelId\`: it ties the tab to what it shows.

**Not for** ways to other screens (\`CategoryRail\`, \`FooterBar\`), and not for a setting (\`SegmentedControl\`).
`;

const words = {
  EN: ['All providers', 'Blue Reef Interactive', 'Neon Works', 'Cardinal Table Games', 'Sunforge'],
  BN: ['সব প্রদানকারী', 'ব্লু রিফ ইন্টার‌্যাক্টিভ', 'নিয়ন ওয়ার্কস', 'কার্ডিনাল টেবিল গেমস', 'সানফোর্জ'],
  UR: ['تمام فراہم کنندگان', 'بلیو ریف انٹرایکٹو', 'نیون ورکس', 'کارڈینل ٹیبل گیمز', 'سن فورج'],
  PT: ['Todos os fornecedores', 'Blue Reef Interactive', 'Neon Works', 'Jogos de mesa Cardinal', 'Sunforge'],
};

const meta = {
  title: 'Components/TabBar',
  component: TabBar,
  args: { label: '', tabs: [], current: '', onChoose: () => {} },
  parameters: { docs: { description: { component: about } } },
} satisfies Meta<typeof TabBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const tabsOf = (labels: readonly string[]): Tab[] => labels.map((label, index) => ({ id: String(index), label }));
const sixOf = (t: SampleTexts) => tabsOf([t.all, t.new, t.favourites, t.live, t.slots, t.fish]);

function Tabs({
  t,
  tabs,
  start = '0',
  hasArrows = true,
}: {
  t: SampleTexts;
  tabs: readonly Tab[];
  start?: string;
  hasArrows?: boolean;
}) {
  const [current, setCurrent] = useState(start);
  return (
    <>
      <TabBar
        label={t.games}
        tabs={tabs}
        current={current}
        onChoose={setCurrent}
        panelId="panel"
        {...(hasArrows && { previousLabel: t.previous, nextLabel: t.next })}
      />
      <div id="panel" role="tabpanel" aria-label={t.games} tabIndex={0}>
        {tabs[Number(current)]?.label ?? t.noData}
      </div>
    </>
  );
}

const isWithin = (tab: HTMLElement, row: HTMLElement) => {
  const [inner, outer] = [tab.getBoundingClientRect(), row.getBoundingClientRect()];
  return inner.left >= outer.left - 1 && inner.right <= outer.right + 1;
};

export const ManyWithArrows: Story = {
  render: (_, { globals }) => <Tabs t={textsOf(globals)} tabs={sixOf(textsOf(globals))} />,
  play: async ({ canvas, globals, userEvent }) => {
    const t = textsOf(globals);
    await userEvent.click(canvas.getByRole('tab', { name: t.new }));
    // Along the text: to the right in English, to the left in Urdu.
    await userEvent.keyboard(document.documentElement.dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: t.favourites })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent(t.favourites);
  },
};

export const ManyWithArrowsInUrdu: Story = { ...ManyWithArrows, globals: { language: 'UR' } };

export const TheCurrentIsInView: Story = {
  render: (_, { globals }) => <Tabs t={textsOf(globals)} tabs={sixOf(textsOf(globals))} start="5" />,
  play: async ({ canvas, globals, userEvent }) => {
    const t = textsOf(globals);
    const row = canvas.getByRole('tablist');
    await waitFor(() => expect(isWithin(canvas.getByRole('tab', { name: t.fish }), row)).toBe(true));
    await expect(isWithin(canvas.getByRole('tab', { name: t.all }), row)).toBe(false);
    // Only the row has scrolled.
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

/** As on a reload: the address says which tab is current before it is known which tabs there are. */
export const TheCurrentIsInViewWhenItsTabsComeLater: Story = {
  render: (_, { globals }) => <Late t={textsOf(globals)} />,
  play: async ({ canvas, globals, userEvent }) => {
    const t = textsOf(globals);
    await userEvent.click(canvas.getByRole('button', { name: t.games }));
    const isSeen = () => isWithin(canvas.getByRole('tab', { selected: true }), canvas.getByRole('tablist'));
    await waitFor(() => expect(isSeen()).toBe(true));
    await expect(isWithin(canvas.getByRole('tab', { name: t.all }), canvas.getByRole('tablist'))).toBe(false);
    // Their letters grow wider, as with a font that arrives.
    canvas.getByRole('tablist').style.letterSpacing = '0.5em';
    await waitFor(() => expect(isSeen()).toBe(true));
    // The reader takes a language that is written the other way.
    const { dir } = document.documentElement;
    document.documentElement.dir = dir === 'rtl' ? 'ltr' : 'rtl';
    try {
      await waitFor(() => expect(isSeen()).toBe(true));
    } finally {
      document.documentElement.dir = dir;
    }
  },
};

export const TheCurrentIsInViewWhenItsTabsComeLaterInUrdu: Story = {
  ...TheCurrentIsInViewWhenItsTabsComeLater,
  globals: { language: 'UR' },
};

/** Waits until something holds of a row that scrolls softly: on a busy machine that takes its time. */
const untilScrolled = (assertion: () => unknown) => waitFor(assertion, { timeout: 10_000 });

/** About a page at a press, to either end; what is chosen stays so. */
export const ArrowsScrollAndChooseNothing: Story = {
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

/** Whoever looks further along the row is not brought back by a font that arrives. */
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
    // Observes later than the row itself does: it hears of the change after that has acted.
    watch.observe(row.lastElementChild!);
    await waitFor(() => expect(seen).toEqual([false]));
    watch.disconnect();
  },
};

export const ArrowsScrollAndChooseNothingInUrdu: Story = {
  ...ArrowsScrollAndChooseNothing,
  globals: { language: 'UR' },
};

export const OneStopForTheTabKey: Story = {
  render: (_, { globals }) => <Tabs t={textsOf(globals)} tabs={sixOf(textsOf(globals)).slice(0, 3)} start="1" />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getAllByRole('tab')[1]).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
};

export const ThreeWithoutArrows: Story = {
  name: '[TABS-02] arrows above three tabs: none with three, two with four',
  render: (_, { globals }) => (
    <>
      <TabBar
        label={textsOf(globals).games}
        tabs={sixOf(textsOf(globals)).slice(0, 3)}
        current="0"
        onChoose={() => {}}
        previousLabel={textsOf(globals).previous}
        nextLabel={textsOf(globals).next}
      />
      <TabBar
        label={textsOf(globals).hotGames}
        tabs={sixOf(textsOf(globals)).slice(0, 4)}
        current="0"
        onChoose={() => {}}
        previousLabel={textsOf(globals).previous}
        nextLabel={textsOf(globals).next}
      />
    </>
  ),
  play: async ({ canvas, globals }) => {
    const arrowsOf = (name: string) =>
      canvas.getByRole('tablist', { name }).parentElement!.querySelectorAll('button:not([role])');
    await expect(arrowsOf(textsOf(globals).games)).toHaveLength(0);
    await expect(arrowsOf(textsOf(globals).hotGames)).toHaveLength(2);
  },
};

export const HiddenWithOne: Story = {
  name: '[TABS-02] hidden at one tab or fewer',
  render: (_, { globals }) => (
    <>
      <TabBar
        label={textsOf(globals).games}
        tabs={sixOf(textsOf(globals)).slice(0, 1)}
        current="0"
        onChoose={() => {}}
      />
      <TabBar label={textsOf(globals).games} tabs={[]} current="0" onChoose={() => {}} />
    </>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('tablist')).toBeNull();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Tabs that are on their way move nothing when they come. */
export const Awaited: Story = {
  render: (args, { globals }) => {
    const t = textsOf(globals);
    return (
      <>
        <TabBar {...args} label={t.games} tabs={sixOf(t).slice(0, 1)} current="0" isAwaited />
        <TabBar {...args} label={t.games} tabs={sixOf(t)} current="0" previousLabel={t.previous} nextLabel={t.next} />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const [awaited, there] = [...canvasElement.querySelectorAll('[class*=awaited], [class*=tabBar]')].map(
      (row) => row.getBoundingClientRect().height,
    );
    await expect(awaited).toBeCloseTo(there!, 0);
  },
};

export const LongWords: Story = {
  render: (_, { globals }) => <Tabs t={textsOf(globals)} tabs={tabsOf(wordsIn(globals, words))} start="1" />,
};

export const NothingChosenYet: Story = {
  render: (_, { globals }) => <Tabs t={textsOf(globals)} tabs={sixOf(textsOf(globals))} start="" hasArrows={false} />,
  play: async ({ canvas, userEvent }) => {
    // The first takes the focus where none is current.
    await userEvent.tab();
    await expect(canvas.getAllByRole('tab')[0]).toHaveFocus();
    await expect(canvas.queryByRole('tab', { selected: true })).toBeNull();
  },
};

export const AThumbHigh: Story = {
  render: ManyWithArrows.render!,
  play: async ({ canvas }) => {
    const tab = canvas.getAllByRole('tab')[1]!;
    const { left, width, top, height } = tab.getBoundingClientRect();
    const hit = [...Array(60).keys()]
      .map((step) => top + height / 2 - 30 + step)
      .filter((y) => document.elementFromPoint(left + width / 2, y) === tab);
    await expect(hit.length).toBeGreaterThanOrEqual(43);
  },
};
