import type { GameRecord } from '@livery/api/records/getGameRecords';
import { useFormats } from '@livery/foundation/formats';
import { GatewayTerm } from '@livery/foundation/gateway-terms';
import { HistoryDetail, useSignedMoney } from '@livery/foundation/history';
import { useTexts } from '@livery/i18n/react';
import { KeyValue } from '@livery/ui';
import { gameNameOf } from '../../model/gameNameOf.ts';

interface BetDetailProps {
  bet: GameRecord;
  isOpen: boolean;
  onClose: () => void;
}

/** All details of a bet, with a button that copies the number of its round. */
export function BetDetail({ bet, isOpen, onClose }: BetDetailProps) {
  const { t } = useTexts('bets');
  const { t: games } = useTexts('games');
  const { money, moment } = useFormats();
  const net = useSignedMoney()(bet.net);
  return (
    <HistoryDetail
      isOpen={isOpen}
      onClose={onClose}
      title={gameNameOf(bet)}
      amount={net.text}
      tone={net.tone}
      state={<GatewayTerm word={bet.status} text={t} />}
      reference={{ label: t('roundId'), code: bet.roundId }}
    >
      <KeyValue label={t('provider')}>{bet.displayName}</KeyValue>
      <KeyValue label={t('kind')}>
        <GatewayTerm word={bet.gameType} text={(type) => games(`category${type}`)} />
      </KeyValue>
      <KeyValue label={t('time')}>{moment(Date.parse(bet.at))}</KeyValue>
      <KeyValue label={t('stake')}>{money(bet.stake)}</KeyValue>
      <KeyValue label={t('payout')}>{money(bet.payout)}</KeyValue>
      <KeyValue label={t('net')} isTotal>
        {net.text}
      </KeyValue>
    </HistoryDetail>
  );
}
