import * as v from 'valibot';
import { isObject } from '../resolve/mergeOver.ts';
import type { TokenType } from './tokenTypes.ts';
import { fillSchema, tokenSchemas } from './values.ts';

/**
 * A DTCG tree of tokens, by their names in the file of the tier. Tokens below `dark` or `light` apply only in that
 * mode.
 */
export interface OverrideTree {
  dark?: object | undefined;
  light?: object | undefined;
}

/**
 * The schema of a merchant's overrides of a tier. Any token of the tier can be overridden, for both modes or for one.
 * It must have the type in the file of the tier.
 */
export function overridesSchemaOf(tier: object): v.GenericSchema<OverrideTree> {
  const entries = entriesOf(tier, undefined);
  const tree = v.strictObject(Object.fromEntries(Object.entries(entries).filter(([key]) => key !== '$description')));
  return v.strictObject({
    ...entries,
    dark: v.optional(tree),
    light: v.optional(tree),
  }) as v.GenericSchema<OverrideTree>;
}

function entriesOf(group: object, inherited: TokenType | undefined): v.ObjectEntries {
  const type = (group as { $type?: TokenType }).$type ?? inherited;
  const children = Object.entries(group).filter(([key]) => !key.startsWith('$'));
  return {
    $type: v.optional(v.string()),
    $description: v.optional(v.string()),
    ...Object.fromEntries(children.map(([key, child]) => [key, v.optional(nodeSchema(child as object, type))])),
  };
}

function nodeSchema(node: object, inherited: TokenType | undefined): v.GenericSchema {
  const {
    $type = inherited,
    $value,
    $extensions,
  } = node as { $type?: TokenType; $value?: unknown; $extensions?: unknown };
  if ($value === undefined || $type === undefined) return v.strictObject(entriesOf(node, $type));
  return isObject($extensions) && $extensions['app.livery.accepts'] === 'gradient' ? fillSchema : tokenSchemas[$type];
}
