import {
  ArrowDownToLine,
  ArrowUpFromLine,
  Gift,
  Home as HomeIcon,
  Mail,
  Megaphone,
  Moon,
  Sun,
  UserRound,
  Wallet,
} from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { headerLogoOf } from '../../.storybook/skins.ts';
import { classNames } from '../../src/classNames.ts';
import {
  AppBar,
  Avatar,
  Badge,
  Banner,
  Button,
  ButtonLink,
  CaptchaField,
  CategoryIcon,
  CategoryRail,
  Checkbox,
  EmptyState,
  ErrorState,
  FlagButton,
  FooterBar,
  FormError,
  FormSkeleton,
  GameTile,
  List,
  ListRow,
  Logo,
  MemberChip,
  Money,
  MoreTile,
  PasswordField,
  PlayMoneyTag,
  RowSkeleton,
  SearchField,
  SectionHeader,
  SegmentedControl,
  TabBar,
  TextField,
  Ticker,
  TileGrid,
  TileSkeleton,
  Toast,
} from '../../src/index.ts';
import { DocSection } from '../page/DocPage.tsx';
import { sampleBanners, sampleCaptcha, sampleGames } from '../samplePictures.ts';
import { type SampleTexts, textsOf } from '../sampleTexts.ts';
import styles from './SkinSheet.module.css';

const nothing = () => {};

function Games({ t }: { t: SampleTexts }) {
  const kinds = [
    { kind: 'hot', label: t.hot },
    undefined,
    { kind: 'new', label: t.new },
    { kind: 'live', label: t.live },
  ] as const;
  const words = {
    HOT: t.hot,
    FAV: t.favourites,
    RNG: t.slots,
    LIVE: t.live,
    FISH: t.fish,
    PVP: t.poker,
    SPORTS: t.sports,
    LOTT: t.lottery,
  };
  const id = useId();
  return (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr)',
        gap: 'var(--space-12)',
        alignItems: 'start',
      }}
    >
      <CategoryRail
        label={t.games}
        current="HOT"
        onChoose={nothing}
        categories={Object.entries(words).map(([id, label]) => ({ id, label, icon: <CategoryIcon category={id} /> }))}
      />
      <section aria-labelledby={id}>
        <SectionHeader id={id} title={t.hotGames} more={{ label: t.more, href: '#more' }} />
        <TileGrid label={t.hotGames}>
          {sampleGames.map(({ id: game, name, provider, picture }, index) => (
            <GameTile
              key={game}
              name={name}
              provider={provider}
              sources={index === 5 ? [] : [picture]}
              onLaunch={nothing}
              badge={kinds[index]}
              isBusy={index === 4}
              favourite={{ isOn: index % 3 === 0, label: `${t.keep} ${name}`, onToggle: nothing }}
            />
          ))}
          <MoreTile label={t.more} href="#more" />
          <TileSkeleton />
          <TileSkeleton />
        </TileGrid>
      </section>
    </div>
  );
}

function LoginForm({ t }: { t: SampleTexts }) {
  return (
    <form aria-label={t.login} style={{ display: 'grid', gap: 'var(--space-16)' }}>
      <FormError>{t.formError}</FormError>
      <TextField label={t.username} help={t.usernameHelp} isRequired />
      <TextField label={t.username} error={t.usernameError} defaultValue="rahim" dir="ltr" />
      <PasswordField label={t.password} showLabel={t.show} hideLabel={t.hide} autoComplete="off" defaultValue="river" />
      <CaptchaField
        label={t.captcha}
        picture={sampleCaptcha}
        pictureLabel={t.captchaPicture}
        refreshLabel={t.refresh}
        onRefresh={nothing}
      />
      <Checkbox defaultChecked>{t.agree}</Checkbox>
      <Button variant="primary" isBlock>
        {t.login}
      </Button>
      <Button isBlock icon={<Wallet aria-hidden />}>
        {t.longAction}
      </Button>
      <Button variant="primary" isBlock disabled>
        {t.register}
      </Button>
      <Button variant="quiet" isBlock>
        {t.cancel}
      </Button>
      <Button variant="danger" isBlock>
        {t.logout}
      </Button>
    </form>
  );
}

interface PartProps {
  t: SampleTexts;
  merchant: string;
}

function Home({ t, merchant }: PartProps) {
  return (
    <>
      <PlayMoneyTag>{t.playMoney}</PlayMoneyTag>
      <AppBar
        isSticky={false}
        start={<Logo {...headerLogoOf(merchant)} name={merchant} />}
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
      <Inset>
        <Ticker
          label={t.announcements}
          titles={[t.news1, t.news2, t.news3]}
          emptyText={t.noAnnouncement}
          href="#notice"
        />
        <Banner slide={{ id: '1', src: sampleBanners[0] ?? '', alt: t.news1, href: '#promotion' }} />
        <Games t={t} />
      </Inset>
      <FooterBar
        label={t.menu}
        items={[
          { id: 'home', label: t.home, icon: <HomeIcon aria-hidden />, href: '#home', isCurrent: true },
          { id: 'promotions', label: t.promotions, icon: <Gift aria-hidden />, href: '#promotions', count: 3 },
          { id: 'deposit', label: t.deposit, icon: <ArrowDownToLine aria-hidden />, href: '#deposit', isPrimary: true },
          { id: 'withdraw', label: t.withdraw, icon: <ArrowUpFromLine aria-hidden />, href: '#withdraw' },
          { id: 'member', label: t.member, icon: <UserRound aria-hidden />, href: '#member' },
        ]}
      />
    </>
  );
}

function Account({ t, merchant }: PartProps) {
  return (
    <>
      <AppBar
        isSticky={false}
        start={<Logo {...headerLogoOf(merchant)} name={merchant} />}
        end={
          <>
            <MemberChip balanceLabel={t.balance} balance={t.amount} name="Abdur Rahman Chowdhury" vip="VIP 2" />
            <FlagButton flag="BD" label={t.language} onClick={nothing} />
          </>
        }
      />
      <Inset>
        <p>
          {t.balance}
          <br />
          <Money size="hero">{t.amount}</Money>
        </p>
        <SearchField label={t.search} placeholder={t.search} clearLabel={t.clear} value="koi" onSearch={nothing} />
        <TabBar
          label={t.games}
          tabs={[t.all, t.new, t.favourites, t.live, t.slots].map((label) => ({ id: label, label }))}
          current={t.new}
          onChoose={nothing}
          previousLabel={t.previous}
          nextLabel={t.next}
        />
        <SegmentedControl
          label={t.theme}
          chosen="dark"
          onChoose={nothing}
          options={[
            { id: 'dark', label: t.dark, icon: <Moon /> },
            { id: 'light', label: t.light, icon: <Sun /> },
          ]}
        />
        <List label={t.messages}>
          <ListRow
            icon={<Megaphone aria-hidden />}
            title={t.announcements}
            href="#notice"
            end={<Badge count={120} label={`120 ${t.unread}`} />}
          />
          <ListRow icon={<Mail aria-hidden />} title={t.messages} hint={t.messagesHint} href="#inbox" />
        </List>
        <Toast kind="success">{t.saved}</Toast>
        <Toast kind="failure">{t.offlineToast}</Toast>
        <RowSkeleton />
        <FormSkeleton label={t.loading} />
        <Avatar />
      </Inset>
    </>
  );
}

function States({ t }: PartProps) {
  return (
    <Inset>
      <EmptyState drawing="favourites" title={t.noData} action={<Button variant="primary">{t.hotGames}</Button>} />
      <EmptyState drawing="search" title={t.noData}>
        {t.noDataMore}
      </EmptyState>
      <ErrorState kind="offline" title={t.offline} action={<Button variant="primary">{t.retry}</Button>} />
      <ErrorState title={t.failed} action={<Button variant="primary">{t.retry}</Button>} />
      <ErrorState kind="maintenance" title={t.maintenance} />
      <ErrorState kind="blocked" title={t.blocked} />
    </Inset>
  );
}

const Inset = ({ children }: { children: ReactNode }) => (
  <div className={styles['phone']} style={{ border: 0, borderRadius: 0 }}>
    {children}
  </div>
);

/** Screens of the merchant in the language of the toolbar: components together. */
export function Phones({ globals, merchant }: { globals: Readonly<Record<string, unknown>>; merchant: string }) {
  const t = textsOf(globals);
  const screens = [
    { name: 'Home', content: <Home t={t} merchant={merchant} /> },
    {
      name: 'Form',
      content: (
        <Inset>
          <LoginForm t={t} />
        </Inset>
      ),
    },
    { name: 'Account', content: <Account t={t} merchant={merchant} /> },
    { name: 'Empty and failed', content: <States t={t} merchant={merchant} /> },
  ];
  return (
    <DocSection title="On the screen">
      <div className={styles['phones']}>
        {screens.map(({ name, content }) => (
          <section
            key={name}
            aria-label={name}
            className={classNames(styles['phone'], styles['isScreen'])}
            lang={document.documentElement.lang}
            dir={document.documentElement.dir}
          >
            {content}
          </section>
        ))}
      </div>
    </DocSection>
  );
}
