import type { Merchant } from '../merchant.ts';
import { fileSchemas, type FileName } from '../schema/files.ts';
import { textsSchema } from '../schema/texts.schema.ts';
import { checkFile } from './checkFile.ts';
import { checkReferences, type KnownNames } from './known.ts';
import type { MerchantProblem } from './problem.ts';

/** What lies in a merchant's folder, read but not checked. */
export interface MerchantFolder {
  code: string;
  /** Parsed JSON by file name, such as `theme.json`. */
  files: Readonly<Record<string, unknown>>;
  /** Parsed `i18n/<language>.json` by language code. */
  texts: Readonly<Record<string, unknown>>;
  /** Files below `assets/`: path in it to absolute path. */
  assets: Readonly<Record<string, string>>;
}

export type ResolveResult = { merchant: Merchant; problems: [] } | { merchant: undefined; problems: MerchantProblem[] };

/**
 * Lays a merchant's differences over `_base` and checks the result.
 * Every mistake is collected, so that an onboarder sees all of them at once.
 */
export function resolveMerchant(base: MerchantFolder, own: MerchantFolder, known: KnownNames = {}): ResolveResult {
  const problems: MerchantProblem[] = [];
  const { code } = own;
  const parts = Object.fromEntries(
    fileSchemas.map(({ file, schema }) => [
      file, checkFile({ schema, base: base.files[file], own: own.files[file], code, file, problems }),
    ]),
  ) as { [Name in FileName]?: any };

  const texts = Object.fromEntries(
    Object.keys({ ...base.texts, ...own.texts }).map((language) => [language, checkFile({
      schema: textsSchema, base: withoutSchemaKey(base.texts[language]), own: withoutSchemaKey(own.texts[language]),
      code, file: `i18n/${language}.json`, problems,
    })]),
  );
  const identity = parts['merchant.json'];
  if (identity !== undefined && identity.code !== own.code) {
    problems.push({
      file: `${own.code}/merchant.json`,
      key: 'code',
      message: `"${identity.code}" is not the name of its folder`,
      allowed: `"${own.code}"`,
    });
  }
  if (problems.length > 0) return { merchant: undefined, problems };

  const { $schema: _merchant, ...merchant } = identity;
  const { $schema: _switches, templates, ...switches } = parts['switches.json'];
  const whole = {
    ...merchant,
    switches,
    templates: { memberCentre: version(templates.mem_cen), deposit: version(templates.dep_func) },
    languages: withoutSchemaKey(parts['languages.json']),
    theme: withoutSchemaKey(parts['theme.json']),
    cdn: withoutSchemaKey(parts['cdn.json']),
    gateway: withoutSchemaKey(parts['gateway.json']),
    texts,
    assets: { ...base.assets, ...own.assets },
  } as Merchant;
  const dangling = checkReferences(whole, known);
  return dangling.length > 0 ? { merchant: undefined, problems: dangling } : { merchant: whole, problems: [] };
}

const version = (flag: '0' | '1') => (flag === '1' ? 'new' : 'base');

function withoutSchemaKey<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const { $schema: _, ...rest } = value as T & { $schema?: unknown };
  return rest as T;
}
