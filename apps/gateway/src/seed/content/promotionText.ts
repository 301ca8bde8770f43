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
  /** Start in days relative to the day of seeding. Default: a start more than a year ago, without an end. */
  startsInDays?: number;
  endsInDays?: number;
  isPublic?: boolean;
}
