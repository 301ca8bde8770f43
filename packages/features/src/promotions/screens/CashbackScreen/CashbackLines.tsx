import { momentOf, useFormats } from '@livery/foundation/formats';
import { GatewayTerm } from '@livery/foundation/gateway-terms';
import { useTexts } from '@livery/i18n/react';
import { useMerchant } from '@livery/merchant/react';
import { CategoryIcon, List, ListRow, Money, ScreenPart } from '@livery/ui';
import { type CashbackLine, linesByDay } from '../../model/linesByDay.ts';

/** The parts of the cashback by day: for each kind of game the stakes, the rate and the amount. */
export function CashbackLines({ lines }: { lines: readonly CashbackLine[] }) {
  const { t } = useTexts('cashback');
  const { t: games } = useTexts('games');
  const { money, day: dayText, decimal } = useFormats();
  const { timeZone } = useMerchant();
  return (
    <ScreenPart title={t('lines')}>
      {linesByDay(lines).map(({ day, lines: ofDay }) => (
        <ScreenPart key={day} title={<bdi>{dayText(momentOf(day, timeZone))}</bdi>} look="quiet" level={3}>
          <List>
            {ofDay.map(({ lineId, gameType, turnover, ratePercent, amount }) => (
              <ListRow
                key={lineId}
                icon={<CategoryIcon category={typeof gameType === 'string' ? gameType : gameType.unknown} />}
                title={<GatewayTerm word={gameType} text={(type) => games(`category${type}`)} />}
                hint={t('turnover', { amount: money(turnover), number: decimal(ratePercent) })}
                end={<Money>{money(amount)}</Money>}
              />
            ))}
          </List>
        </ScreenPart>
      ))}
    </ScreenPart>
  );
}
