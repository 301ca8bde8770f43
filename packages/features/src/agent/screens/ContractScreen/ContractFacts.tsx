import type { AgentContract, ContractOffer } from '@livery/api/agent/contracts';
import { useFormats } from '@livery/foundation/formats';
import { termText } from '@livery/foundation/gateway-terms';
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
 * The state of the offer, the account that made it, and the end of its validity. After the player answers, the focus
 * moves to the state.
 */
export function ContractFacts({ state, offer }: ContractFactsProps) {
  const { offeredBy, offeredAt, validUntil, answeredAt, terms } = offer;
  const { t } = useTexts('contracts');
  const { moment } = useFormats();
  const stateName = termText(state, (known) => known);
  const shown = useRef(stateName);
  const title = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (shown.current !== stateName) title.current?.focus();
    shown.current = stateName;
  }, [stateName]);
  const texts = typeof state === 'string' ? titles[state] : undefined;
  return (
    <ScreenPart
      title={
        <span ref={title} tabIndex={-1}>
          {typeof state === 'string' ? texts && t(texts.title) : stateName}
        </span>
      }
      words={texts && t(texts.words)}
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
