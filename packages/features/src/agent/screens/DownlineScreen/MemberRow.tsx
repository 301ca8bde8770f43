import type { DownlineMember } from '@livery/api/agent/getDownline';
import { useFormats } from '@livery/foundation/formats';
import { HistoryRow } from '@livery/foundation/history';
import { useTexts } from '@livery/i18n/react';
import { UserRound, UsersRound } from 'lucide-react';

interface MemberRowProps {
  member: DownlineMember;
  /** Opens all data of the member. */
  onOpen: () => void;
}

/** A member of the downline: account, level, and the turnover of the period. */
export function MemberRow({ member: { account, level, isAgent, turnover }, onOpen }: MemberRowProps) {
  const { t } = useTexts('agentArea');
  const { account: shown, money, numerals } = useFormats();
  return (
    <HistoryRow
      icon={isAgent ? <UsersRound aria-hidden /> : <UserRound aria-hidden />}
      title={<bdi>{shown(account)}</bdi>}
      hint={t('level', { number: numerals(String(level)) })}
      detail={isAgent && t('isAgent')}
      amount={money(turnover)}
      note={t('turnover')}
      onOpen={onOpen}
    />
  );
}
