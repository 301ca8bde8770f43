import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  ArrowDownToLine,
  ArrowUpFromLine,
  Download,
  Headset,
  LogOut,
  Menu,
  MessageCircle,
  ScrollText,
} from 'lucide-react';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { logoOf } from '../../../.storybook/skins.ts';
import { withFakeClock } from '../../../stories/fakeClock.ts';
import { fingerOn } from '../../../stories/finger.ts';
import { durationsOf, finishMotion, stretched, stretchMotion } from '../../../stories/stretchedMotion.ts';
import { textsOf } from '../../../stories/sampleTexts.ts';
import { wordsIn } from '../../../stories/wordsIn.ts';
import { Avatar } from '../Avatar/Avatar.tsx';
import { Button, ButtonLink } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Logo } from '../Logo/Logo.tsx';
import { Money } from '../Money/Money.tsx';
import { Drawer } from './Drawer.tsx';
import { type DrawerTile, DrawerTiles } from './DrawerTiles.tsx';

const about = `
The side menu: the account, the links that are not in the footer bar, and the logout. It opens from the start of the text lines: the
left in English and the right in Urdu.

**Touch.** A swipe towards its edge closes it; a swipe up or down scrolls it.

**Keyboard.** The focus starts on the close button, stays inside and then returns to the control that opened it. Escape and the mask
close it (the mask ignores clicks for 300 ms).

**Screen readers** read \`label\` as the name; the tiles are a separate navigation with its own name.

**Slots.** \`logo\` and \`account\` stay at the top, \`footer\` at the bottom, the content between them scrolls.

**Not for** the main links: put these into the \`FooterBar\`, within reach of the thumb.
`;

const words = {
  EN: {
    ways: 'More ways',
    record: 'Betting record',
    chat: 'Live chat',
    app: 'Get the app',
    guest: 'Members',
    forgot: 'Forgot password?',
  },
  BN: {
    ways: 'আরও পথ',
    record: 'বাজির রেকর্ড',
    chat: 'লাইভ চ্যাট',
    app: 'অ্যাপ নিন',
    guest: 'সদস্য',
    forgot: 'পাসওয়ার্ড ভুলে গেছেন?',
  },
  UR: {
    ways: 'مزید راستے',
    record: 'شرطوں کا ریکارڈ',
    chat: 'لائیو چیٹ',
    app: 'ایپ حاصل کریں',
    guest: 'ممبرز',
    forgot: 'پاس ورڈ بھول گئے؟',
  },
  PT: {
    ways: 'Mais caminhos',
    record: 'Histórico de apostas',
    chat: 'Chat ao vivo',
    app: 'Baixar o app',
    guest: 'Membros',
    forgot: 'Esqueceu a senha?',
  },
};

const meta = {
  title: 'Components/Drawer',
  component: Drawer,
  args: { isOpen: true, label: '', closeLabel: '', children: null, onClose: fn() },
  parameters: { docs: { description: { component: about }, story: { inline: false, iframeHeight: 640 } } },
} satisfies Meta<typeof Drawer>;
export default meta;
type Story = StoryObj<typeof meta>;

type Globals = Readonly<Record<string, unknown>>;

function partsOf(globals: Globals) {
  const t = textsOf(globals);
  const { ways, record, chat, app } = wordsIn(globals, words);
  const tiles: DrawerTile[] = [
    { id: 'deposit', label: t.deposit, icon: <ArrowDownToLine />, href: '#deposit' },
    { id: 'withdraw', label: t.withdraw, icon: <ArrowUpFromLine />, href: '#withdraw' },
    { id: 'record', label: record, icon: <ScrollText />, href: '#record' },
    { id: 'whatsapp', label: 'WhatsApp', icon: <MessageCircle />, href: '#whatsapp' },
    { id: 'chat', label: chat, icon: <Headset />, onClick: () => {} },
    { id: 'app', label: app, icon: <Download />, href: '#app' },
  ];
  return {
    label: t.menu,
    closeLabel: t.close,
    logo: <Logo {...logoOf(String(globals['merchant']))} name={String(globals['merchant'])} />,
    children: <DrawerTiles label={ways} tiles={tiles} />,
  };
}

const row = { display: 'flex', alignItems: 'center', gap: 'var(--space-12)' };

export const SignedIn: Story = {
  render: (args, { globals }) => {
    const t = textsOf(globals);
    return (
      <Drawer
        {...args}
        {...partsOf(globals)}
        account={
          <div style={row}>
            <Avatar />
            <div>
              <bdi>Abdur Rahman Chowdhury</bdi>
              <p>
                <Money>{t.amount}</Money>
              </p>
            </div>
          </div>
        }
        footer={
          <Button isBlock icon={<LogOut aria-hidden />}>
            {t.logout}
          </Button>
        }
      />
    );
  },
};

export const SignedOut: Story = {
  tags: ['whole'],
  render: (args, { globals }) => {
    const t = textsOf(globals);
    const { guest, forgot } = wordsIn(globals, words);
    return (
      <Drawer
        {...args}
        {...partsOf(globals)}
        account={
          <div style={{ display: 'grid', gap: 'var(--space-12)' }}>
            <div style={row}>
              <Avatar />
              {guest}
            </div>
            <div style={{ ...row, flexWrap: 'wrap' }}>
              <ButtonLink variant="primary" href="#login">
                {t.login}
              </ButtonLink>
              <ButtonLink href="#register">{t.register}</ButtonLink>
            </div>
            <ButtonLink variant="quiet" size="small" href="#forget">
              {forgot}
            </ButtonLink>
          </div>
        }
      />
    );
  },
};

function Opener({ onClose, ...parts }: ReturnType<typeof partsOf> & { onClose: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton label={parts.label} onClick={() => setIsOpen(true)}>
        <Menu aria-hidden />
      </IconButton>
      <Drawer
        {...parts}
        isOpen={isOpen}
        onClose={() => {
          onClose();
          setIsOpen(false);
        }}
      />
    </>
  );
}

const renderOpener: NonNullable<Story['render']> = (args, { globals }) => (
  <div>
    <Opener {...partsOf(globals)} onClose={args.onClose} />
  </div>
);

export const SlidesFromTextStart: Story = {
  beforeEach: stretchMotion('--duration-screen'),
  render: renderOpener,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const drawer = await canvas.findByRole('dialog');
    await expect(durationsOf(drawer)).toContain(stretched);
    finishMotion(drawer);
    const { left, right } = drawer.firstElementChild!.getBoundingClientRect();
    const isMirrored = document.documentElement.dir === 'rtl';
    await expect(isMirrored ? right : left).toBe(isMirrored ? document.documentElement.clientWidth : 0);
    await expect(right - left).toBeCloseTo(document.documentElement.clientWidth * 0.84, 0);
    // A strip of the mask stays visible, so that it can be pressed.
    await expect(isMirrored ? left : document.documentElement.clientWidth - right).toBeGreaterThanOrEqual(44);
  },
};

export const SlidesFromRightInUrdu: Story = { ...SlidesFromTextStart, globals: { language: 'UR' } };

export const ASwipeTowardsItsEdgeCloses: Story = {
  render: renderOpener,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'));
    const drawer = await canvas.findByRole<HTMLDialogElement>('dialog');
    const away = document.documentElement.dir === 'rtl' ? 1 : -1;
    const finger = fingerOn(drawer.firstElementChild as HTMLElement);
    // A drag away from its edge or in vertical direction does not close the drawer.
    finger.down({ at: 0 });
    finger.move({ x: -away * 120, at: 100 });
    finger.up({ at: 110 });
    finger.down({ at: 1000 });
    finger.move({ x: away * 20, y: 60, at: 1100 });
    finger.move({ x: away * 200, y: 80, at: 1200 });
    finger.up({ at: 1210 });
    await expect(args.onClose).not.toHaveBeenCalled();
    finger.down({ at: 2000 });
    finger.move({ x: away * 30, at: 2300 });
    finger.move({ x: away * drawer.offsetWidth * 0.5, at: 2800 });
    await expect(drawer.style.translate).toBe(`${away * drawer.offsetWidth * 0.5}px`);
    finger.up({ at: 3000 });
    await expect(args.onClose).toHaveBeenCalledOnce();
    await waitFor(() => expect(drawer.open).toBe(false));
  },
};

export const ASwipeTowardsItsEdgeClosesInUrdu: Story = { ...ASwipeTowardsItsEdgeCloses, globals: { language: 'UR' } };

export const ClosesByButtonBackdropAndEscape: Story = {
  name: '[SIDE-01] closes by button, mask and Escape; the focus returns',
  render: renderOpener,
  play: async ({ args, canvas, globals, userEvent }) => {
    const opener = canvas.getByRole('button');
    await userEvent.click(opener);
    const close = await canvas.findByRole('button', { name: textsOf(globals).close });
    await waitFor(() => expect(close).toHaveFocus());
    opener.focus();
    await expect(close).toHaveFocus();
    await userEvent.click(close);
    await expect(args.onClose).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(opener).toHaveFocus());

    await userEvent.click(opener);
    (await canvas.findByRole('dialog')).dispatchEvent(new Event('cancel', { cancelable: true }));
    await expect(args.onClose).toHaveBeenCalledTimes(2);
    await waitFor(() => expect(opener).toHaveFocus());

    await withFakeClock(async ({ pass }) => {
      opener.click();
      await pass(0);
      await pass(300);
      canvas.getByRole('dialog').click();
    });
    await expect(args.onClose).toHaveBeenCalledTimes(3);
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Tiles: StoryObj<typeof DrawerTiles> = {
  render: (_, { globals }) => partsOf(globals).children,
};
