import type { EarlierOffer } from '@livery/api/agent/contracts';
import type { UnknownWord } from '@livery/api/contract';
import { useFormats } from '@livery/foundation/formats';
import { GatewayTerm } from '@livery/foundation/gateway-terms';
import { HistoryState, type HistoryTone } from '@livery/foundation/history';
import { useTexts } from '@livery/i18n/react';
import { List, ListRow, ScreenPart } from '@livery/ui';

const states = {
  ACCEPTED: { word: 'wasAccepted', tone: 'positive' },
  REJECTED: { word: 'wasDeclined', tone: 'muted' },
  EXPIRED: { word: 'wasNotAnswered', tone: 'muted' },
} as const satisfies Record<Exclude<EarlierOffer['state'], UnknownWord>, { word: string; tone: HistoryTone }>;

const toneOf = (state: EarlierOffer['state']): HistoryTone =>
  typeof state === 'string' ? states[state].tone : 'muted';

/** Earlier offers with their final states, newest first. */
export function EarlierOffers({ offers }: { offers: readonly EarlierOffer[] }) {
  const { t } = useTexts('contracts');
  const { day } = useFormats();
  return (
    <ScreenPart title={t('earlier')} look="quiet">
      <List label={t('earlier')}>
        {offers.map(({ id, offeredBy, offeredAt, state }) => (
          <ListRow
            key={id}
            title={<bdi>{offeredBy}</bdi>}
            hint={<bdi>{day(Date.parse(offeredAt))}</bdi>}
            end={
              <HistoryState tone={toneOf(state)}>
                <GatewayTerm word={state} text={(known) => t(states[known].word)} />
              </HistoryState>
            }
          />
        ))}
      </List>
    </ScreenPart>
  );
}
