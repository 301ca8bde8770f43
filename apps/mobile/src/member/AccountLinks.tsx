import { paths } from '@livery/foundation/addresses';
import { useTexts } from '@livery/i18n/react';
import { useMerchant } from '@livery/merchant/react';
import { List, ListRow, ScreenPart } from '@livery/ui';
import { ArrowLeftRight, BadgePercent, BanknoteArrowDown, Trophy, Wallet } from 'lucide-react';
import { BettingRecordIcon, InviteIcon, PromotionsIcon, WithdrawIcon } from '../shell/placeIcons.ts';
import { AgentLinks } from '../shell/AgentLinks.tsx';
import { HelpLinks } from '../shell/HelpLinks.tsx';

/** Links to all screens of a member, in groups. Links to features that the merchant does not offer are omitted. */
export function AccountLinks() {
  const { t } = useTexts('member');
  const { t: shell } = useTexts('shell');
  const { switches } = useMerchant();
  return (
    <>
      <ScreenPart look="quiet" title={t('groupMoney')}>
        <List holds="links">
          <ListRow icon={<Wallet aria-hidden />} title={shell('wallets')} href={paths.wallets} />
          <ListRow icon={<ArrowLeftRight aria-hidden />} title={shell('transactions')} href={paths.transactions} />
          <ListRow icon={<BanknoteArrowDown aria-hidden />} title={shell('deposits')} href={paths.deposits} />
          <ListRow icon={<WithdrawIcon aria-hidden />} title={shell('withdrawals')} href={paths.withdrawals} />
          <ListRow icon={<BettingRecordIcon aria-hidden />} title={shell('bettingRecord')} href={paths.bettingRecord} />
        </List>
      </ScreenPart>
      <ScreenPart look="quiet" title={t('groupPlay')}>
        <List holds="links">
          <ListRow icon={<Trophy aria-hidden />} title={shell('rewards')} href={paths.rewards} />
          <ListRow icon={<PromotionsIcon aria-hidden />} title={shell('promotions')} href={paths.promotions} />
          {switches.MANPLAYREB3 && (
            <ListRow icon={<BadgePercent aria-hidden />} title={shell('cashback')} href={paths.cashback} />
          )}
          {switches.REFERRAL && (
            <ListRow icon={<InviteIcon aria-hidden />} title={shell('inviteFriends')} href={paths.inviteFriends} />
          )}
        </List>
      </ScreenPart>
      <AgentLinks>
        {(rows) => (
          <ScreenPart look="quiet" title={t('groupAgent')}>
            {rows}
          </ScreenPart>
        )}
      </AgentLinks>
      <ScreenPart look="quiet" title={t('groupHelp')}>
        <HelpLinks />
      </ScreenPart>
    </>
  );
}
