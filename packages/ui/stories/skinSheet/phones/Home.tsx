import { ArrowDownToLine, ArrowUpFromLine, Gift, Home as HomeIcon, UserRound } from 'lucide-react';
import { headerLogoOf } from '../../../.storybook/skins.ts';
import { AppBar, Banner, ButtonLink, FooterBar, Logo, PlayMoneyTag, Ticker } from '../../../src/index.ts';
import { sampleBanners } from '../../samplePictures.ts';
import type { SampleTexts } from '../../sampleTexts.ts';
import { Games } from './Games.tsx';
import { Inset } from './Inset.tsx';

/** The home of a guest. */
export function Home({ t, merchant }: { t: SampleTexts; merchant: string }) {
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
          {
            id: 'promotions',
            label: t.promotions,
            icon: <Gift aria-hidden />,
            href: '#promotions',
            badge: { count: 3, format: String },
          },
          { id: 'deposit', label: t.deposit, icon: <ArrowDownToLine aria-hidden />, href: '#deposit', isPrimary: true },
          { id: 'withdraw', label: t.withdraw, icon: <ArrowUpFromLine aria-hidden />, href: '#withdraw' },
          { id: 'member', label: t.member, icon: <UserRound aria-hidden />, href: '#member' },
        ]}
      />
    </>
  );
}
