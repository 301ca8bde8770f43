import { Mail, Megaphone, Moon, Sun } from 'lucide-react';
import { headerLogoOf } from '../../../.storybook/skins.ts';
import {
  AppBar,
  Avatar,
  Badge,
  FlagButton,
  FormSkeleton,
  List,
  ListRow,
  Logo,
  MemberChip,
  Money,
  RowSkeleton,
  SearchField,
  SegmentedControl,
  TabBar,
  Toast,
} from '../../../src/index.ts';
import type { SampleTexts } from '../../sampleTexts.ts';
import { Inset } from './Inset.tsx';

const nothing = () => {};

/** The account of a member. */
export function Account({ t, merchant }: { t: SampleTexts; merchant: string }) {
  return (
    <>
      <AppBar
        isSticky={false}
        start={<Logo {...headerLogoOf(merchant)} name={merchant} />}
        end={
          <>
            <MemberChip
              balanceLabel={t.balance}
              balance={<Money size="small">{t.amount}</Money>}
              name="Abdur Rahman Chowdhury"
              vip="VIP 2"
            />
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
            end={<Badge count={120} format={String} label={`120 ${t.unread}`} />}
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
