import type { GenericSchema } from 'valibot';
import type { Call } from '../contract/call.ts';

/** Why a value does not fit a schema, and the path to the part that does not. */
interface Issue {
  message: string;
  path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined;
}

/** The checked value, or the first problem as a text for developers. */
export type Repaired = { data: unknown; problem?: undefined } | { data?: undefined; problem: string };

/**
 * Reads a value, and removes unreadable entries from its lists, and logs them, so that one bad entry does not hide the rest.
 *
 * Usually the entry of the outermost list is removed; the contract names inner lists with independent entries (`independentLists`).
 * A list without any readable entry is not emptied, because an empty list says that there is nothing: the entry that contains such a
 * list is removed with it. Lists that are only useful as a whole (`completeLists`) are not changed.
 *
 * @param value the value of the reply
 * @param schema the schema that each entry has to fit
 */
export async function repairReply(call: Call, value: unknown, schema: GenericSchema): Promise<Repaired> {
  const copy = structuredClone(value);
  const first = await schema['~standard'].validate(copy);
  if (first.issues === undefined) return { data: first.value };
  const failed = { problem: describeIssue(first.issues[0]!) };
  // The reply to a request that changes something is a statement about all of it.
  if (call.method !== 'GET') return failed;
  const removed: string[] = [];
  for (let left: readonly Issue[] = first.issues; ;) {
    const unreadable = unreadableEntries(left.map((issue) => removableEntries(copy, pathOf(issue), call)));
    if (unreadable === undefined) return failed;
    removed.push(...left.map(describeIssue));
    for (const [list, indexes] of unreadable)
      list.splice(0, list.length, ...list.filter((_entry, index) => !indexes.has(index)));
    const result = await schema['~standard'].validate(copy);
    if (result.issues === undefined) {
      console.warn(`${call.name}: entries that cannot be read were left out.`, removed);
      return { data: result.value };
    }
    left = result.issues;
  }
}

/** An issue as a text for developers, such as `games.3.gameName: Invalid type`. */
const describeIssue = (issue: Issue) => `${pathOf(issue).map(String).join('.') || 'value'}: ${issue.message}`;

/** A place in a list. */
interface Entry {
  list: unknown[];
  index: number;
}

const pathOf = ({ path = [] }: Issue) => path.map((step) => (typeof step === 'object' ? step.key : step));

/** The entries that can be removed to remove a place, the innermost first. None if the list has to stay complete. */
function removableEntries(value: unknown, path: readonly PropertyKey[], call: Call): Entry[] {
  const { completeLists = [], independentLists = [] } = call;
  const entries: Entry[] = [];
  let part = value;
  for (const [depth, key] of path.entries()) {
    const name = String(path[depth - 1]);
    if (Array.isArray(part)) {
      if (completeLists.includes(name)) return [];
      if (entries.length > 0 && !independentLists.includes(name)) return entries;
      // Beyond the end, an entry is missing: only the entry around the list can be removed.
      if (Number(key) < part.length) entries.unshift({ list: part, index: Number(key) });
    }
    part = (part as Record<PropertyKey, unknown> | null | undefined)?.[key];
  }
  return entries;
}

/**
 * For each place, the innermost entry whose list keeps another entry, by list.
 * @returns undefined if a place has no such entry
 */
function unreadableEntries(places: readonly Entry[][]): Map<unknown[], Set<number>> | undefined {
  for (;;) {
    const unreadable = new Map<unknown[], Set<number>>();
    for (const [entry] of places) {
      if (entry === undefined) return undefined;
      unreadable.set(entry.list, (unreadable.get(entry.list) ?? new Set()).add(entry.index));
    }
    const inEmptied = places.filter(([entry]) => unreadable.get(entry!.list)!.size === entry!.list.length);
    if (inEmptied.length === 0) return unreadable;
    for (const place of inEmptied) place.shift();
  }
}
