import type { DownlineMember } from '@livery/api/agent/getDownline';
import { useFormats } from '@livery/foundation/formats';
import { HistoryDetail, useSignedMoney } from '@livery/foundation/history';
import { useTexts } from '@livery/i18n/react';
import { Button, KeyValue } from '@livery/ui';

interface MemberDetailProps {
  member: DownlineMember;
  isOpen: boolean;
  onClose: () => void;
  /** Called when the player requests the recruits of this member. */
  onShowBrought: (member: DownlineMember) => void;
}

/** All data of a member of the downline, with a link to their recruits. */
export function MemberDetail({ member, isOpen, onClose, onShowBrought }: MemberDetailProps) {
  const { t } = useTexts('agentArea');
  const { account: shown, money, numerals, moment } = useFormats();
  const signed = useSignedMoney();
  const { level, isAgent, joinedAt, members } = member;
  const account = shown(member.account);
  return (
    <HistoryDetail
      isOpen={isOpen}
      onClose={onClose}
      title={member.nickname || account}
      amount={money(member.turnover)}
      state={t('turnover')}
      reference={{ label: t('account'), code: account }}
      action={
        members > 0 && (
          <Button isBlock onClick={() => onShowBrought(member)}>
            {t('showBrought')}
          </Button>
        )
      }
    >
      <KeyValue label={t('levelFilter')}>{numerals(String(level))}</KeyValue>
      {isAgent && <KeyValue label={t('account')}>{t('isAgent')}</KeyValue>}
      <KeyValue label={t('broughtBy')}>{shown(member.upline)}</KeyValue>
      <KeyValue label={t('joined')}>{moment(Date.parse(joinedAt))}</KeyValue>
      <KeyValue label={t('brought')}>{numerals(String(members))}</KeyValue>
      <KeyValue label={t('deposits')}>{money(member.deposits)}</KeyValue>
      <KeyValue label={t('withdrawals')}>{money(member.withdrawals)}</KeyValue>
      <KeyValue label={t('payout')}>{money(member.payout)}</KeyValue>
      <KeyValue label={t('bonus')}>{money(member.bonus)}</KeyValue>
      <KeyValue label={t('rebatesPaid')}>{money(member.rebates)}</KeyValue>
      <KeyValue label={t('netWin')} isTotal>
        {signed(member.netWin).text}
      </KeyValue>
    </HistoryDetail>
  );
}
