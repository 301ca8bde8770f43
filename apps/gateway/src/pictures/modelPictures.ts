import type { Merchant } from '@livery/merchant';
import { and, eq } from 'drizzle-orm';
import { gameIcon } from '../art/index.ts';
import type { Queries } from '../db/connect.ts';
import { liveModels } from '../db/schema/index.ts';

/** Address of a model's picture in the merchant's style. */
export const modelPicturePath = ({ code, pictureStyle }: Merchant, id: string) =>
  `/sandbox/cdn/${code.toUpperCase()}/models/${id}.${pictureStyle}.svg`;

/** The model's table as a picture, 3:4; the page says who they are. Nobody's face: the sandbox has no people. */
export async function drawModel(db: Queries, merchant: Merchant, file: string): Promise<string | undefined> {
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
      isUntitled: true,
    })
  );
}
