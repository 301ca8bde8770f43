import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowDownToLine, ArrowUpFromLine, Gift, House, Mail, Megaphone, Moon, Sun, UserRound, Wallet } from 'lucide-react';
import { expect } from 'storybook/test';
import { headerLogoOf } from '../.storybook/skins.ts';
import {
  AppBar, Badge, Banner, Button, ButtonLink, CaptchaField, CategoryIcon, CategoryRail, Checkbox, EmptyState, ErrorState, FlagButton, FooterBar, FormError,
  GameTile, List, ListRow, Logo, MemberChip, Money, MoreTile, PasswordField, PlayMoneyTag, ScreenColumn, SearchField, SectionHeader, SegmentedControl,
  TabBar, TextField, Ticker, TileGrid, TileSkeleton, Toast,
} from '../src/index.ts';
import { sampleBanners, sampleCaptcha, sampleGames } from './samplePictures.ts';
import { type SampleTexts, textsOf } from './sampleTexts.ts';

const meta = { title: 'Skin sheet', parameters: { isBare: true } } satisfies Meta;
export default meta;

const nothing = () => {};

function Games({ t }: { t: SampleTexts }) {
  const kinds = [{ kind: 'hot', label: t.hot }, undefined, { kind: 'new', label: t.new }, { kind: 'live', label: t.live }] as const;
  const words = { HOT: t.hot, FAV: t.favourites, RNG: t.slots, LIVE: t.live, FISH: t.fish, PVP: t.poker, SPORTS: t.sports, LOTT: t.lottery };
  return (
    <div style={{ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: 'var(--space-12)', alignItems: 'start' }}>
      <CategoryRail label={t.games} current="HOT" onChoose={nothing} categories={Object.entries(words).map(([id, label]) => ({ id, label, icon: <CategoryIcon category={id} /> }))} />
      <section aria-labelledby="hot">
        <SectionHeader id="hot" title={t.hotGames} more={{ label: t.more, href: '#more' }} />
        <TileGrid label={t.hotGames}>
          {sampleGames.map(({ id, name, provider, picture }, index) => (
            <GameTile key={id} name={name} provider={provider} sources={index === 5 ? [] : [picture]} onLaunch={nothing} badge={kinds[index]} isBusy={index === 4}
              favourite={{ isOn: index % 3 === 0, label: `${t.keep} ${name}`, onToggle: nothing }} />
          ))}
          <MoreTile label={t.more} href="#more" />
          <TileSkeleton />
          <TileSkeleton />
        </TileGrid>
      </section>
    </div>
  );
}

function Form({ t }: { t: SampleTexts }) {
  return (
    <form aria-label={t.login} style={{ display: 'grid', gap: 'var(--space-16)' }}>
      <FormError>{t.formError}</FormError>
      <TextField label={t.username} help={t.usernameHelp} isRequired />
      <TextField label={t.username} error={t.usernameError} defaultValue="rahim" dir="ltr" />
      <PasswordField label={t.password} showLabel={t.show} hideLabel={t.hide} autoComplete="off" defaultValue="river" />
      <CaptchaField label={t.captcha} picture={sampleCaptcha} pictureLabel={t.captchaPicture} refreshLabel={t.refresh} onRefresh={nothing} />
      <Checkbox defaultChecked>{t.agree}</Checkbox>
      <Button variant="primary" isBlock>{t.login}</Button>
      <Button isBlock icon={<Wallet aria-hidden />}>{t.longAction}</Button>
      <Button variant="primary" isBlock disabled>{t.register}</Button>
      <Button variant="quiet" isBlock>{t.cancel}</Button>
      <Button variant="danger" isBlock>{t.logout}</Button>
    </form>
  );
}

function Sheet({ t, merchant }: { t: SampleTexts; merchant: string }) {
  const logo = <Logo {...headerLogoOf(merchant)} name={merchant} />;
  return (
    <ScreenColumn
      header={
        <>
          <PlayMoneyTag>{t.playMoney}</PlayMoneyTag>
          <AppBar start={logo} end={<><ButtonLink size="small" href="#login">{t.login}</ButtonLink><ButtonLink size="small" variant="primary" href="#register">{t.register}</ButtonLink></>} />
        </>
      }
      footer={
        <FooterBar
          label={t.menu}
          items={[
            { id: 'home', label: t.home, icon: <House aria-hidden />, href: '#home', isCurrent: true },
            { id: 'promotions', label: t.promotions, icon: <Gift aria-hidden />, href: '#promotions', count: 3 },
            { id: 'deposit', label: t.deposit, icon: <ArrowDownToLine aria-hidden />, href: '#deposit', isPrimary: true },
            { id: 'withdraw', label: t.withdraw, icon: <ArrowUpFromLine aria-hidden />, href: '#withdraw' },
            { id: 'member', label: t.member, icon: <UserRound aria-hidden />, href: '#member' },
          ]}
        />
      }
    >
      <Ticker label={t.announcements} titles={[t.news1, t.news2, t.news3]} emptyText={t.noAnnouncement} href="#notice" />
      <Banner slide={{ id: '1', src: sampleBanners[0] ?? '', alt: t.news1, href: '#promotion' }} />
      <Games t={t} />
      <AppBar isSticky={false} start={logo} end={<><MemberChip balanceLabel={t.balance} balance={t.amount} name="Abdur Rahman Chowdhury" vip="VIP 2" /><FlagButton flag="BD" label={t.language} onClick={nothing} /></>} />
      <p>{t.balance}<br /><Money size="hero">{t.amount}</Money></p>
      <SearchField label={t.search} placeholder={t.search} clearLabel={t.clear} value="koi" onSearch={nothing} />
      <TabBar label={t.games} tabs={[t.all, t.new, t.favourites, t.live, t.slots].map((label) => ({ id: label, label }))} current={t.new} onChoose={nothing} previousLabel={t.previous} nextLabel={t.next} />
      <Form t={t} />
      <SegmentedControl label={t.theme} chosen="dark" onChoose={nothing} options={[{ id: 'dark', label: t.dark, icon: <Moon /> }, { id: 'light', label: t.light, icon: <Sun /> }]} />
      <List label={t.messages}>
        <ListRow icon={<Megaphone aria-hidden />} title={t.announcements} href="#notice" end={<Badge count={120} label={`120 ${t.unread}`} />} />
        <ListRow icon={<Mail aria-hidden />} title={t.messages} hint={t.messagesHint} href="#inbox" />
      </List>
      <Toast kind="success">{t.saved}</Toast>
      <EmptyState drawing="favourites" title={t.noData} action={<Button variant="primary">{t.hotGames}</Button>} />
      <EmptyState drawing="search" title={t.noData}>{t.noDataMore}</EmptyState>
      <EmptyState title={t.noData} />
      <ErrorState kind="offline" title={t.offline} action={<Button variant="primary">{t.retry}</Button>} />
      <ErrorState title={t.failed} action={<Button variant="primary">{t.retry}</Button>} />
      <ErrorState kind="maintenance" title={t.maintenance} />
      <ErrorState kind="blocked" title={t.blocked} />
    </ScreenColumn>
  );
}

/** Every component of a skin on one page, to be looked at. */
export const Everything: StoryObj<typeof meta> = {
  render: (_, { globals }) => <Sheet t={textsOf(globals)} merchant={String(globals['merchant'])} />,
  play: async () => {
    // Nothing may push the page wider than the phone.
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
