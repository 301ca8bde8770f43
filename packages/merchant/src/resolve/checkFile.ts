import * as v from 'valibot';
import { didYouMean } from './didYouMean.ts';
import type { MerchantProblem } from './problem.ts';

interface CheckFile<Schema extends v.GenericSchema> {
  schema: Schema;
  value: unknown;
  /** Path from the merchants folder, for the messages. */
  file: string;
  /** Mistakes are added here. */
  problems: MerchantProblem[];
}

/** The checked value, or undefined with the mistakes added to `problems`. */
export function checkFile<Schema extends v.GenericSchema>({
  schema, value, file, problems,
}: CheckFile<Schema>): v.InferOutput<Schema> | undefined {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  problems.push(...result.issues.map((issue) => problemOf(issue, file)));
  return undefined;
}

function problemOf(issue: v.BaseIssue<unknown>, file: string): MerchantProblem {
  const path = issue.path ?? [];
  const last = path.at(-1);
  const key = path.map((item) => String((item as { key: unknown }).key)).join('.');
  const parent = last === undefined ? {} : ((last as { input: unknown }).input as object);
  const isUnknownKey = issue.type === 'strict_object' && issue.expected === 'never';
  if (isUnknownKey) return unknownKey(issue, file, key);
  if (issue.received === 'undefined') {
    return { file, key, message: 'is missing', ...allowedOf(issue), ...guessMisspelled(String((last as { key: unknown } | undefined)?.key ?? ''), parent) };
  }
  return {
    file,
    key,
    message: `${issue.received} does not fit`,
    ...allowedOf(issue),
    ...guessOption(issue),
  };
}

function unknownKey(issue: v.BaseIssue<unknown>, file: string, key: string): MerchantProblem {
  const known = knownKeys(issue);
  const written = String((issue.path?.at(-1) as { key: unknown }).key);
  const guess = didYouMean(written, known);
  return {
    file,
    key,
    message: 'is not a known key',
    ...(known.length > 0 && { allowed: known.join(', ') }),
    ...(guess !== undefined && { didYouMean: guess }),
  };
}

/** Valibot names the keys of the object in the issue's requirement's schema; kept by `schemaKeys` at definition. */
function knownKeys(issue: v.BaseIssue<unknown>): string[] {
  const entries = (issue as { requirement?: { entries?: object } }).requirement?.entries;
  return entries === undefined ? [] : Object.keys(entries);
}

function allowedOf(issue: v.BaseIssue<unknown>): { allowed?: string } {
  if (issue.kind === 'validation') return { allowed: issue.message };
  return issue.expected === null ? {} : { allowed: issue.expected.replaceAll(/[()]/g, '') };
}

function guessOption(issue: v.BaseIssue<unknown>): { didYouMean?: string } {
  if (typeof issue.input !== 'string' || issue.type !== 'picklist' || issue.expected === null) return {};
  const options = [...issue.expected.matchAll(/"([^"]+)"/g)].map((match) => match[1]!);
  const guess = didYouMean(issue.input, options);
  return guess === undefined ? {} : { didYouMean: guess };
}

function guessMisspelled(_key: string, _parent: object): { didYouMean?: string } {
  return {};
}
