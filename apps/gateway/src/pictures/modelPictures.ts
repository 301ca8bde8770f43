import type { Merchant } from '@livery/merchant';
import { and, eq } from 'drizzle-orm';
import { gameIcon } from '../art/index.ts';
import type { Queries } from '../db/connect.ts';
import { liveModels } from '../db/schema/index.ts';
import { withSizes } from './pictureSizes.ts';

/** Path of a model's picture in the merchant's style, with its sizes. */
export const modelPicturePath = ({ code, pictureStyle }: Merchant, id: string) =>
  `/sandbox/cdn/${code.toUpperCase()}/models/${withSizes(`${id}.${pictureStyle}.svg`, 'tile')}`;

/**
 * Draws a picture of 3:4 for a model: the table, because the sandbox has no photos of people. The page shows the name.
 */
export async function modelPicture(db: Queries, merchant: Merchant, file: string): Promise<string | undefined> {
  const [, id, style] = /^([a-z]{1,30})\.(luminous|flat|blockprint|bubble)\.svg$/.exec(file) ?? [];
  if (id === undefined) return undefined;
  const [model] = await db
    .select({ name: liveModels.name })
    .from(liveModels)
    .where(and(eq(liveModels.merchantCode, merchant.code), eq(liveModels.id, id)));
  return (
    model &&
    gameIcon({
      name: model.name,
      gameType: 'LIVE',
      vendorCode: 'LIVE',
      seed: `model ${id}`,
      style: style as Merchant['pictureStyle'],
    })
  );
}
