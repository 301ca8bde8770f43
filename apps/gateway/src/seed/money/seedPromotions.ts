import type { Merchant } from '@livery/merchant';
import type { Queries } from '../../db/connect.ts';
import { type LocalText, promotions } from '../../db/schema/index.ts';
import { exponentOf, toDecimal, toMinorUnits } from '../../wallet/minorUnits.ts';
import { formatMoney } from '../../wallet/formatMoney.ts';
import { fillMerchantFacts } from '../content/fillMerchantFacts.ts';
import type { PromotionText } from '../content/promotionText.ts';
import { promotionTexts } from '../content/promotionTexts.ts';

const dayMs = 86_400_000;

/** Seeds a merchant's promotions. */
export async function seedPromotions(tx: Queries, merchant: Merchant): Promise<void> {
  const exponent = exponentOf(merchant);
  const inDays = (days: number) => new Date(Date.now() + days * dayMs);
  await tx.insert(promotions).values(
    promotionTexts.map(
      ({ title, line, content, bonus, goal = 0, minDeposit = 0, startsInDays = -380, endsInDays, ...rest }, rank) => ({
        ...rest,
        merchantCode: merchant.code,
        rank,
        title: fillMerchantFacts(title, merchant),
        line: fillMerchantFacts(line, merchant),
        content: fillMerchantFacts(withFigures(content, { bonus, goal, minDeposit, ...rest }, merchant), merchant),
        bonus: toMinorUnits(bonus, exponent),
        goal: toMinorUnits(goal, exponent),
        minDeposit: toMinorUnits(minDeposit, exponent),
        startsAt: inDays(startsInDays),
        endsAt: endsInDays === undefined ? null : inDays(endsInDays),
      }),
    ),
  );
}

type Figures = Pick<PromotionText, 'bonus' | 'goal' | 'minDeposit' | 'turnoverTimes' | 'bonusBasisPoints'>;

function withFigures(
  text: LocalText,
  { bonus, goal = 0, minDeposit = 0, turnoverTimes = 0, bonusBasisPoints = 0 }: Figures,
  merchant: Merchant,
): LocalText {
  const money = (whole: number) =>
    formatMoney(toDecimal(toMinorUnits(whole, exponentOf(merchant)), exponentOf(merchant)), merchant);
  const figures: Readonly<Record<string, string>> = {
    bonus: money(bonus),
    goal: money(goal),
    min: money(minDeposit),
    times: String(turnoverTimes),
    percent: String(bonusBasisPoints / 100),
  };
  const fill = (one: string) => one.replaceAll(/\{(\w+)\}/g, (whole, name: string) => figures[name] ?? whole);
  return Object.fromEntries(Object.entries(text).map(([language, one]) => [language, fill(one)])) as LocalText;
}
