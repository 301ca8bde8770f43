import type { GenericSchema } from 'valibot';
import type { Call } from '../contract/call.ts';
import { partsAt, type SchemaPart } from '../contract/minimum/schemaParts.ts';

/** The reason why a value does not fit a schema, and the path to the invalid part. */
interface Issue {
  message: string;
  path?: readonly (PropertyKey | { key: PropertyKey })[] | undefined;
}

/** The checked value, or the first problem as a text for developers. */
export type Repaired = { data: unknown; problem?: undefined } | { data?: undefined; problem: string };

/**
 * Reads a value, and removes and logs its unreadable parts, so that one bad part does not hide the rest: entries of
 * lists, and fields that the second schema of a call does not require (docs/gateway.md, "The minimum gateway").
 *
 * Usually the entry of the outermost list is removed; the contract names inner lists with independent entries
 * (`independentLists`). A list without a readable entry is not emptied, because an empty list would mean that there are
 * no entries: the part that contains the list is removed with it. Lists that are useful only if complete
 * (`completeLists`) are not changed.
 *
 * @param value the value of the reply
 * @param schema the schema that each part must fit: that of the contract, or the second schema
 * @param onRemoved called once if parts were removed, with the path and the problem of each
 */
export async function repairReply(
  call: Call,
  value: unknown,
  schema: GenericSchema,
  onRemoved: OnRemoved,
): Promise<Repaired> {
  const copy = structuredClone(value);
  const first = await schema['~standard'].validate(copy);
  if (first.issues === undefined) return { data: first.value };
  const failed = { problem: describeIssue(first.issues[0]!) };
  const removed: string[] = [];
  for (let left: readonly Issue[] = first.issues; ;) {
    const unreadable = unreadableParts(left.map((issue) => removableParts(copy, pathOf(issue), call, schema)));
    if (unreadable === undefined) return failed;
    for (const issue of left) removed.push(describeIssue(issue));
    for (const [holder, keys] of unreadable) removeParts(holder, keys);
    const result = await schema['~standard'].validate(copy);
    if (result.issues === undefined) {
      onRemoved(call, removed);
      return { data: result.value };
    }
    left = result.issues;
  }
}

/** An issue as a text for developers, for example `games.3.gameName: Invalid type`. */
const describeIssue = (issue: Issue) => `${pathOf(issue).map(String).join('.') || 'value'}: ${issue.message}`;

/** Reports the removed parts of a reply, each as a text for developers. */
export type OnRemoved = (call: Call, problems: readonly string[]) => void;

/** Logs the removed parts of a reply for developers. */
export const logRemoved: OnRemoved = (call, problems) =>
  console.warn(`${call.name}: entries that cannot be read were left out.`, shortened(problems));

const mostLogged = 5;

const shortened = (lines: readonly string[]): readonly string[] =>
  lines.length > mostLogged ? [...lines.slice(0, mostLogged), `and ${lines.length - mostLogged} more`] : lines;

/** A list or an object that contains removable parts. */
type Holder = unknown[] | Record<PropertyKey, unknown>;

/** A part that can be removed: an entry of a list, or an optional field of an object. */
interface Part {
  holder: Holder;
  key: PropertyKey;
}

const pathOf = ({ path = [] }: Issue) => path.map((step) => (typeof step === 'object' ? step.key : step));

/**
 * The parts whose removal also removes the invalid place, the innermost part first. Empty if the place is in a list
 * that must remain complete.
 */
function removableParts(value: unknown, path: readonly PropertyKey[], call: Call, schema: GenericSchema): Part[] {
  const { completeLists = [], independentLists = [] } = call;
  const isMinimum = schema !== call.value;
  const parts: Part[] = [];
  let hasEntry = false;
  let schemas = [schema as unknown as SchemaPart];
  let holder = value;
  for (const [depth, key] of path.entries()) {
    const name = String(path[depth - 1]);
    schemas = partsAt(schemas, key);
    if (Array.isArray(holder)) {
      if (completeLists.includes(name)) return [];
      if (hasEntry && !independentLists.includes(name)) return parts;
      // An index beyond the end means that an entry is missing. Only replies to GET are repaired, because the reply to
      // a change must describe all of its entries.
      if (Number(key) < holder.length && call.method === 'GET') {
        parts.unshift({ holder, key: Number(key) });
        hasEntry = true;
      }
    } else if (isMinimum && isFieldOf(holder, key) && schemas.some(({ type }) => type === 'optional')) {
      if (completeLists.includes(String(key))) return [];
      parts.unshift({ holder, key });
    }
    holder = (holder as Record<PropertyKey, unknown> | null | undefined)?.[key];
  }
  return parts;
}

const isFieldOf = (value: unknown, key: PropertyKey): value is Record<PropertyKey, unknown> =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key);

/**
 * For each place, the innermost part that can be removed and is not the last entry of its list, by list or object.
 * @returns undefined if a place has no such part
 */
function unreadableParts(places: readonly Part[][]): Map<Holder, Set<PropertyKey>> | undefined {
  for (;;) {
    const unreadable = new Map<Holder, Set<PropertyKey>>();
    for (const [part] of places) {
      if (part === undefined) return undefined;
      unreadable.set(part.holder, (unreadable.get(part.holder) ?? new Set()).add(part.key));
    }
    const inEmptied = places.filter(
      ([part]) => Array.isArray(part!.holder) && unreadable.get(part!.holder)!.size === part!.holder.length,
    );
    if (inEmptied.length === 0) return unreadable;
    for (const place of inEmptied) place.shift();
  }
}

function removeParts(holder: Holder, keys: ReadonlySet<PropertyKey>): void {
  if (Array.isArray(holder)) {
    const kept = holder.filter((_entry, index) => !keys.has(index));
    holder.length = 0;
    for (const entry of kept) holder.push(entry);
  } else for (const key of keys) Reflect.deleteProperty(holder, key);
}
