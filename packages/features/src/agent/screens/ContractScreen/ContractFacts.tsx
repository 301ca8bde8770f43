import type { AgentContract, ContractOffer } from '@livery/api/agent/contracts';
import { useFormats } from '@livery/foundation/formats';
import { useTexts } from '@livery/i18n/react';
import { Card, KeyValue, KeyValueList, ScreenPart } from '@livery/ui';
import { useEffect, useRef } from 'react';

const titles = {
  NONE: undefined,
  PENDING: { title: 'pending', words: 'pendingWords' },
  ACCEPTED: { title: 'accepted', words: 'acceptedWords' },
  REJECTED: { title: 'rejected', words: 'rejectedWords' },
  EXPIRED: { title: 'expired', words: 'expiredWords' },
} as const;

interface ContractFactsProps {
  state: AgentContract['state'];
  offer: ContractOffer;
}

/**
 * The state of the offer, who made it, and until when it is valid. After the player answers, the focus moves to the
 * state.
 */
export function ContractFacts({ state, offer }: ContractFactsProps) {
  const { offeredBy, offeredAt, validUntil, answeredAt, terms } = offer;
  const { t } = useTexts('contracts');
  const { moment } = useFormats();
  const shown = useRef(state);
  const title = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (shown.current !== state) title.current?.focus();
    shown.current = state;
  }, [state]);
  const said = titles[state];
  return (
    <ScreenPart
      title={
        <span ref={title} tabIndex={-1}>
          {said && t(said.title)}
        </span>
      }
      words={said && t(said.words)}
    >
      <Card holds="rows">
        <KeyValueList>
          <KeyValue label={t('offeredBy')}>{offeredBy}</KeyValue>
          <KeyValue label={t('offeredAt')}>{moment(Date.parse(offeredAt))}</KeyValue>
          {answeredAt !== undefined && <KeyValue label={t('answeredAt')}>{moment(Date.parse(answeredAt))}</KeyValue>}
          {answeredAt === undefined && validUntil !== undefined && (
            <KeyValue label={t(state === 'EXPIRED' ? 'expiredAt' : 'validUntil')}>
              {moment(Date.parse(validUntil))}
            </KeyValue>
          )}
          {terms.of === 'netWin' && (
            <KeyValue label={t('period')}>{t(terms.period === 'MONTH' ? 'monthly' : 'halfMonthly')}</KeyValue>
          )}
        </KeyValueList>
      </Card>
    </ScreenPart>
  );
}
