import type { Merchant } from '@livery/merchant';
import type { Queries } from '../db/connect.ts';
import { announcements } from '../db/schema/index.ts';
import { fillMerchantFacts } from './content/fillMerchantFacts.ts';
import { noticeTexts } from './content/noticeTexts.ts';

const dayMs = 86_400_000;

/** Ranks of these announcements start after those of `seedBasics`. */
const firstRank = 100;

/** Seeds further announcements: for players some days apart, promotions, and for agents. */
export async function seedNotices(tx: Queries, merchant: Merchant): Promise<void> {
  await tx.insert(announcements).values(
    noticeTexts.map(({ kind, gateway, title, content }, index) => ({
      merchantCode: merchant.code,
      kind,
      gateway,
      title: fillMerchantFacts(title, merchant),
      content: fillMerchantFacts(content, merchant),
      rank: firstRank + index,
      publishedAt: new Date(Date.now() - (index + 1) * 3 * dayMs),
    })),
  );
}
