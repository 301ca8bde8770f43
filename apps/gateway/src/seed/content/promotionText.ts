import type { LocalText, promotions } from '../../db/schema/index.ts';

type Row = typeof promotions.$inferInsert;

export interface PromotionText extends Pick<
  Row,
  'code' | 'type' | 'theme' | 'way' | 'isReviewed' | 'turnoverTimes' | 'bonusBasisPoints'
> {
  title: LocalText;
  line: LocalText;
  /** HTML. Placeholders in addition to the merchant's data: {bonus}, {goal}, {min}, {percent}, {times}. */
  content: LocalText;
  /** Whole units of the merchant's currency. */
  bonus: number;
  goal?: number;
  minDeposit?: number;
  /** Days relative to the day of seeding. By default it started more than a year ago and has no end. */
  startsInDays?: number;
  endsInDays?: number;
  isPublic?: boolean;
}
