import type { Merchant, MerchantParts } from '../merchant.ts';
import { type CheckedFiles, fileSchemas } from '../schema/files.ts';
import type { GatewayFile } from '../schema/gateway.schema.ts';
import { merchantCode } from '../schema/codes.ts';
import { checkTheme } from '../theme/checkTheme.ts';
import { textsSchema } from '../schema/texts.schema.ts';
import { checkFile } from './checkFile.ts';
import { checkGateway } from './checkGateway.ts';
import { checkReferences, type KnownNames } from './checkReferences.ts';
import { checkSwitches } from './checkSwitches.ts';
import { isObject } from './mergeOver.ts';
import { resolveDialect } from './resolveDialect.ts';
import type { MerchantProblem } from './problem.ts';
import { type MerchantReferences, textsIn, writtenNames } from './writtenNames.ts';

/** The content of a merchant's folder before it is checked. */
export interface MerchantFolder {
  code: string;
  /** Parsed JSON by file name, for example `theme.json`. */
  files: Readonly<Record<string, unknown>>;
  /** Parsed `i18n/<language>.json` by language code. */
  texts: Readonly<Record<string, unknown>>;
  /** Files below `assets/`, by relative path. The value is the absolute path. */
  assets: Readonly<Record<string, string>>;
  /**
   * Parts that cannot be read, for example `theme.json`, `i18n/BN.json` or `assets`. Their content is not checked.
   * Default: all can be read.
   */
  unread?: readonly string[];
}

export type ResolveResult =
  | { merchant: Merchant; problems: []; parts: Merchant }
  // `parts` is missing if the merchant does not exist.
  | { merchant: undefined; problems: MerchantProblem[]; parts?: MerchantParts | undefined };

/**
 * Merges a merchant's values over `_base` and checks the result. Collects all mistakes, so that an author sees all of
 * them together.
 */
export function resolveMerchant(base: MerchantFolder, own: MerchantFolder, known: KnownNames = {}): ResolveResult {
  const problems: MerchantProblem[] = [];
  const { code } = own;
  const unread = new Set([...(base.unread ?? []), ...(own.unread ?? [])]);
  const parts = Object.fromEntries(
    fileSchemas
      .filter(({ file }) => !unread.has(file))
      .map(({ file, schema }) => [
        file,
        checkFile({ schema, base: base.files[file], own: own.files[file], code, file, problems }),
      ]),
  ) as Partial<CheckedFiles>;

  const texts = Object.fromEntries(
    Object.keys({ ...base.texts, ...own.texts })
      .filter((language) => !unread.has(`i18n/${language}.json`))
      .map((language) => [
        language,
        checkFile({
          schema: textsSchema,
          base: withoutSchemaKey(base.texts[language]),
          own: withoutSchemaKey(own.texts[language]),
          code,
          file: `i18n/${language}.json`,
          problems,
        }),
      ]),
  );
  const identity = parts['merchant.json'];
  // If the name of the folder is invalid, this is already reported.
  if (identity !== undefined && identity.code !== own.code && merchantCode.test(own.code)) {
    problems.push({
      file: `${own.code}/merchant.json`,
      key: 'code',
      message: `"${identity.code}" is not the name of its folder`,
      allowed: `"${own.code}"`,
    });
  }
  const themeFile = parts['theme.json'];
  const assets = unread.has('assets') ? undefined : assetsOver(base.assets, own.assets);
  const theme =
    themeFile &&
    assets &&
    checkTheme({ file: themeFile, code, own: own.files['theme.json'], assets: Object.keys(assets), problems });
  const { templates, ...switches } = parts['switches.json'] ?? {};
  const found: MerchantParts = {
    ...(identity && withoutSchemaKey(identity)),
    code,
    ...(templates && {
      switches: withoutSchemaKey(switches) as Merchant['switches'],
      templates: { memberCentre: version(templates.mem_cen), deposit: version(templates.dep_func) },
    }),
    ...withoutGaps({
      languages: parts['languages.json'] && withoutSchemaKey(parts['languages.json']),
      theme,
      cdn: parts['cdn.json'] && withoutSchemaKey(parts['cdn.json']),
      gateway: parts['gateway.json'] && resolvedGateway(parts['gateway.json']),
      assets,
    }),
    texts: withoutGaps(texts) as Merchant['texts'],
  };
  const references = checkReferences(namingParts(base, own, unread), known);
  // A key with a wrong value is reported only once.
  const isNew = ({ file, key }: MerchantProblem) =>
    !problems.some((other) => other.file === file && (other.key === key || key.startsWith(`${other.key}.`)));
  problems.push(...references.filter(isNew), ...checkSwitches(found), ...checkGateway(found));
  if (problems.length > 0 || unread.size > 0) return { merchant: undefined, problems, parts: found };
  // There are no problems and no unreadable files, so every file exists and matches its schema.
  const merchant = found as Merchant;
  return { merchant, problems: [], parts: merchant };
}

/** The parts with names, from the files that can be read. */
function namingParts(base: MerchantFolder, own: MerchantFolder, unread: ReadonlySet<string>): MerchantReferences {
  const read = (files: MerchantFolder['files']) =>
    Object.fromEntries(Object.entries(files).filter(([file]) => !unread.has(file)));
  const texts = Object.keys({ ...base.texts, ...own.texts })
    .filter((language) => !unread.has(`i18n/${language}.json`))
    .map((language) => [language, { ...textsIn(base.texts[language]), ...textsIn(own.texts[language]) }] as const);
  return { code: own.code, ...writtenNames(read(base.files), read(own.files)), texts: Object.fromEntries(texts) };
}

/** The object without undefined values. */
function withoutGaps<T extends object>(parts: T): { [Key in keyof T]?: Exclude<T[Key], undefined> } {
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as {
    [Key in keyof T]?: Exclude<T[Key], undefined>;
  };
}

function resolvedGateway({ $schema: _, dialect: written, ...gateway }: GatewayFile): Merchant['gateway'] {
  const dialect = resolveDialect(written);
  return { ...gateway, ...(dialect && { dialect }) };
}

const version = (flag: '0' | '1') => (flag === '1' ? 'new' : 'base');

/** The value without its `$schema`, which is only for editors. A value that is not an object is returned unchanged. */
function withoutSchemaKey<T>(value: T): Omit<T, '$schema'> {
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([key]) => key !== '$schema')) as Omit<T, '$schema'>;
}

/**
 * The pictures of the merchant, and those pictures of the base that the merchant does not have. Logos belong together:
 * if the merchant has a logo, no logo of the base is used.
 */
function assetsOver(base: MerchantFolder['assets'], own: MerchantFolder['assets']): MerchantFolder['assets'] {
  const logos = ['logo.svg', 'logo-dark.svg', 'logo-light.svg'];
  const hasLogo = logos.some((name) => own[name] !== undefined);
  const below = Object.entries(base).filter(([name]) => !hasLogo || !logos.includes(name));
  return { ...Object.fromEntries(below), ...own };
}
