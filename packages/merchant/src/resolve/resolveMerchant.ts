import type { Merchant } from '../merchant.ts';
import { fileSchemas, type FileName } from '../schema/files.ts';
import { textsSchema } from '../schema/texts.schema.ts';
import { layOver } from './layOver.ts';
import type { MerchantProblem } from './problem.ts';
import { checkFile } from './checkFile.ts';

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
export function resolveMerchant(base: MerchantFolder, own: MerchantFolder): ResolveResult {
  const problems: MerchantProblem[] = [];
  const parts = Object.fromEntries(
    fileSchemas.map(({ file, schema }) => {
      const whole = layOver(base.files[file] ?? {}, own.files[file] ?? {});
      return [file, checkFile({ schema, value: whole, file: `${own.code}/${file}`, problems })];
    }),
  ) as { [Name in FileName]?: any };

  const texts = mapValues(layOver(base.texts, own.texts) as Record<string, unknown>, (value, language) =>
    checkFile({ schema: textsSchema, value: withoutSchemaKey(value), file: `${own.code}/i18n/${language}.json`, problems }),
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
  return {
    problems: [],
    merchant: {
      ...merchant,
      switches,
      templates: { memberCentre: version(templates.mem_cen), deposit: version(templates.dep_func) },
      languages: withoutSchemaKey(parts['languages.json']),
      theme: withoutSchemaKey(parts['theme.json']),
      cdn: withoutSchemaKey(parts['cdn.json']),
      gateway: withoutSchemaKey(parts['gateway.json']),
      texts,
      assets: { ...base.assets, ...own.assets },
    } as Merchant,
  };
}

const version = (flag: '0' | '1') => (flag === '1' ? 'new' : 'base');

function withoutSchemaKey<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  const { $schema: _, ...rest } = value as T & { $schema?: unknown };
  return rest as T;
}

function mapValues<T>(record: Record<string, unknown>, map: (value: unknown, key: string) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value, key)]));
}
