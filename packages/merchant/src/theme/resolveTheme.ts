import * as v from 'valibot';
import { layOver } from '../resolve/layOver.ts';
import { brandOf } from './brandOf.ts';
import { type Theme, themeSchema } from './theme.schema.ts';

/**
 * A merchant's parsed `theme.json` laid over the parsed one of `_base`. Throws where the result does not fit the schema;
 * to tell an onboarder every mistake with its place, use `resolveMerchant`.
 */
export function resolveTheme(base: unknown, own: unknown): Theme {
  return brandOf(v.parse(themeSchema, layOver(base, own)));
}
