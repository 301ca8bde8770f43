import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inLayout } from '../../../stories/inLayout.tsx';
import { headerLogoOf } from '../../../.storybook/skins.ts';
import { fontsSettled } from '../../../stories/fontsSettled.ts';
import { textsOf } from '../../../stories/sampleTexts.ts';
import { BackButton } from '../BackButton/BackButton.tsx';
import { ButtonLink } from '../Button/Button.tsx';
import { FlagButton } from '../Flag/Flag.tsx';
import { Link } from '../../link/Link.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { MemberChip } from '../MemberChip/MemberChip.tsx';
import { Money } from '../Money/Money.tsx';
import { AppBar } from './AppBar.tsx';

const meta = {
  title: 'Components/AppBar',
  component: AppBar,
  parameters: {
    isBare: true,
    docs: {
      description: {
        component:
          "The bar at the top: on home the logo and the account, on inner screens the back button and the title, which is the screen's only `h1`. Keyboard and screen reader: a header landmark with its content in reading order. Not for a second row of tabs or a search, which are below it.",
      },
    },
  },
} satisfies Meta<typeof AppBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  render: (_, { globals }) => {
    const t = textsOf(globals);
    return (
      <AppBar
        start={<Logo {...headerLogoOf(String(globals['merchant']))} name={String(globals['merchant'])} />}
        end={
          <>
            <ButtonLink size="small" href="#login">
              {t.login}
            </ButtonLink>
            <ButtonLink size="small" variant="primary" href="#register">
              {t.register}
            </ButtonLink>
          </>
        }
      />
    );
  },
};

export const Member: Story = {
  render: (_, { globals }) => {
    const t = textsOf(globals);
    return (
      <AppBar
        start={<Logo {...headerLogoOf(String(globals['merchant']))} name={String(globals['merchant'])} />}
        end={
          <>
            <Link href="#member">
              <MemberChip
                balanceLabel={t.balance}
                balance={<Money size="small">{t.amount}</Money>}
                name="Abdur Rahman Chowdhury"
                vip="VIP 2"
              />
            </Link>
            <FlagButton flag="BN" label={t.language} onClick={() => {}} />
          </>
        }
      />
    );
  },
};

export const InnerScreen: Story = {
  render: (_, { globals }) => (
    <AppBar
      start={<BackButton label={textsOf(globals).back} onClick={() => {}} />}
      title={textsOf(globals).announcements}
    />
  ),
};

/** A long title has two lines and stays in the middle. The content beside it does not move. */
export const LongTitle: Story = {
  decorators: [inLayout()],
  render: (_, { globals }) => (
    <AppBar
      start={<BackButton label={textsOf(globals).back} onClick={() => {}} />}
      title={textsOf(globals).longAction}
    />
  ),
  play: async ({ canvas, globals }) => {
    await fontsSettled();
    const { left, right } = canvas
      .getByRole('heading', { name: textsOf(globals).longAction, level: 1 })
      .getBoundingClientRect();
    await expect((left + right) / 2).toBeCloseTo(document.documentElement.clientWidth / 2, -1);
  },
};

export const StaysVisible: Story = {
  render: (_, { globals }) => (
    <>
      <AppBar title={textsOf(globals).announcements} />
      <div style={{ blockSize: '300vh' }} />
    </>
  ),
  play: async ({ canvas }) => {
    window.scrollTo(0, 600);
    await expect(canvas.getByRole('banner').getBoundingClientRect().top).toBe(0);
    window.scrollTo(0, 0);
  },
};

/** The arrangement `start`: the title begins beside the back button. */
export const TitleAtTheStart: Story = {
  ...LongTitle,
  decorators: [inLayout({ titles: 'start' })],
  play: async ({ canvas }) => {
    await fontsSettled();
    const title = canvas.getByRole('heading', { level: 1 }).getBoundingClientRect();
    const back = canvas.getByRole('button').getBoundingClientRect();
    const gap = document.documentElement.dir === 'rtl' ? back.left - title.right : title.left - back.right;
    await expect(gap).toBeLessThan(24);
    await expect(gap).toBeGreaterThanOrEqual(0);
  },
};
