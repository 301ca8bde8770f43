import * as v from 'valibot';
import { mergeOver } from '../resolve/mergeOver.ts';
import { brandOf } from './brandOf.ts';
import { type Theme, themeSchema } from './theme.schema.ts';

/**
 * A merchant's parsed `theme.json` merged over the parsed one of `_base`.
 * @throws if the result does not fit the schema. For a list of all mistakes with their positions use `resolveMerchant`.
 */
export function resolveTheme(base: unknown, own: unknown): Theme {
  return brandOf(v.parse(themeSchema, mergeOver(base, own)));
}
