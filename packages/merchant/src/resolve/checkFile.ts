import * as v from 'valibot';
import { didYouMean } from './didYouMean.ts';
import { isObject, mergeOver } from './mergeOver.ts';
import type { MerchantProblem } from './problem.ts';
import { otherForms } from './otherForms.ts';
import {
  describeAllowed,
  choices,
  fits,
  listsForObjects,
  type Path,
  schemaAt,
  type SchemaShape,
  unknownKeys,
} from './schemaWalk.ts';

interface CheckFile<Schema extends v.GenericSchema> {
  schema: Schema;
  /** The parsed file of `_base`, if it exists. */
  base: unknown;
  /** The parsed file of the merchant, if it exists. */
  own: unknown;
  /** The code of the merchant, which is the name of its folder. */
  code: string;
  /** Path in the folder, for example `theme.json`. */
  file: string;
  /** Output: problems are added to this list. */
  problems: MerchantProblem[];
}

/**
 * Merges the merchant's file over the file of the base, and checks the result. If there are mistakes, they are added to
 * `problems` and the result is undefined.
 */
export function checkFile<Schema extends v.GenericSchema>(check: CheckFile<Schema>): v.InferOutput<Schema> | undefined {
  const { schema, base, own, code, file, problems } = check;
  if (own !== undefined && !isObject(own)) {
    problems.push({
      file: `${code}/${file}`,
      key: '',
      message: `${shown(own)} does not fit`,
      allowed: 'an object, { … }',
    });
    return undefined;
  }
  const whole = mergeOver(isObject(base) ? base : {}, own ?? {});
  const result = v.safeParse(schema, whole);
  const lists = listsForObjects(schema, whole);
  if (result.success && lists.length === 0) return result.output;
  const inherited = inheritedMistakes(schema, base);
  const place = (path: Path) => {
    const isInherited = !stands(own, path) && inherited.has(JSON.stringify(path));
    return { file: `${isInherited ? '_base' : code}/${file}`, key: path.join('.') };
  };
  for (const path of lists) {
    const shape = schemaAt(schema, path);
    problems.push({
      ...place(path),
      message: `${shown(valueAt(whole, path))} does not fit`,
      ...(shape && { allowed: describeAllowed({ ...shape, pipe: [] }) }),
    });
  }
  const unknown = unknownKeys(schema, whole).filter(({ path }) => !isInside(path, lists));
  for (const { path, known } of unknown) {
    problems.push({
      ...place(path),
      message: 'is not a known key',
      allowed: known.join(', '),
      ...guess(String(path.at(-1)), known),
    });
  }
  for (const issue of result.issues ?? []) {
    if (issue.expected === 'never' || isInside(pathOf(issue), lists)) continue;
    problems.push({
      ...place(pathOf(issue)),
      ...mistake({ schema, whole, issue, unknownPaths: unknown.map(({ path }) => path) }),
    });
  }
  return undefined;
}

type Mistake = Pick<MerchantProblem, 'message' | 'allowed' | 'didYouMean'>;

interface IssueInFile {
  schema: v.GenericSchema;
  whole: unknown;
  issue: v.BaseIssue<unknown>;
  /** Unknown keys of the file. */
  unknownPaths: Path[];
}

function mistake({ schema, whole, issue, unknownPaths }: IssueInFile): Mistake {
  const path = pathOf(issue);
  const shape = schemaAt(schema, path);
  const allowed = issue.kind === 'validation' ? issue.message : shape && describeAllowed(shape);
  const choice = allowed === undefined ? {} : { allowed };
  // Not the input of the issue: for a rule about several keys, the input is the object, and only the path has the
  // reported key.
  const written = valueAt(whole, path);
  if (written === undefined) {
    const siblings = unknownPaths
      .filter((unknownPath) => isSibling(unknownPath, path))
      .map((unknownPath) => String(unknownPath.at(-1)));
    const slip = didYouMean(String(path.at(-1) ?? ''), siblings);
    return { message: slip === undefined ? 'is missing' : `is missing ("${slip}" is there instead)`, ...choice };
  }
  return {
    message: `${shown(written)} does not fit`,
    ...choice,
    ...(typeof written === 'string' && shape && { ...repair(written, shape), ...guess(written, choices(shape)) }),
  };
}

/** Suggests a valid form of the written value: see `otherForms`. */
function repair(written: string, shape: SchemaShape): { didYouMean?: string } {
  const fitting = otherForms(written).find((form) => form !== written && fits(shape, form));
  return fitting === undefined ? {} : { didYouMean: fitting };
}

function guess(written: string, candidates: readonly string[]): { didYouMean?: string } {
  const best = didYouMean(written, candidates);
  return best === undefined ? {} : { didYouMean: best };
}

/** Paths of mistakes in the base. If a merchant only inherits them, they are reported for the base. */
function inheritedMistakes(schema: v.GenericSchema, base: unknown): Set<string> {
  const result = v.safeParse(schema, base ?? {});
  const paths = [...unknownKeys(schema, base).map(({ path }) => path), ...(result.issues ?? []).map(pathOf)];
  return new Set(paths.filter((path) => stands(base, path)).map((path) => JSON.stringify(path)));
}

/** Whether there is a value at `path`, or a value on the way to it that is not an object. */
function stands(file: unknown, path: Path): boolean {
  if (!isObject(file)) return false;
  let at: unknown = file;
  for (const key of path) {
    if (typeof at !== 'object' || at === null || Array.isArray(at)) return true;
    if (!Object.hasOwn(at, key)) return false;
    at = (at as Record<string, unknown>)[key];
  }
  return true;
}

function pathOf(issue: v.BaseIssue<unknown>): (string | number)[] {
  return (issue.path ?? []).map((item) => item.key as string | number);
}

function valueAt(whole: unknown, path: Path): unknown {
  return path.reduce<unknown>(
    (at, key) =>
      typeof at === 'object' && at !== null && Object.hasOwn(at, key)
        ? (at as Record<string, unknown>)[key]
        : undefined,
    whole,
  );
}

/** Whether a path is inside one of the values at `paths`. */
function isInside(path: Path, paths: readonly Path[]): boolean {
  return paths.some((outer) => outer.every((key, index) => key === path[index]));
}

function isSibling(a: Path, b: Path): boolean {
  return a.length === b.length && a.slice(0, -1).every((key, index) => key === b[index]);
}

/** An invisible character as an escape sequence of JavaScript, for example `\u200b` or `\u{e0041}`. */
function escaped(mark: string): string {
  const digits = mark.codePointAt(0)!.toString(16);
  return digits.length > 4 ? `\\u{${digits}}` : `\\u${digits.padStart(4, '0')}`;
}

/**
 * A wrong value in the form for a message. Invisible characters are escaped. It is shortened, because pasted values can
 * be long.
 */
function shown(value: unknown): string {
  const text = (JSON.stringify(value) ?? String(value)).replaceAll(
    /[\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff\u{e0000}-\u{e007f}]/gu,
    escaped,
  );
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
