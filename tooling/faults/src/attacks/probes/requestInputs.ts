import type { Call } from '@livery/api/contract';
import type { Parts } from '../../malformed/flaws.ts';

/** A part of a request that a caller provides. */
export type RequestInput =
  | { in: 'query'; name: string }
  | { in: 'body'; path: readonly (string | number)[] }
  | { in: 'header'; name: string }
  /** The name of an additional parameter or field. */
  | { in: 'name'; of: 'query' | 'body' }
  /** A text after the call's own path. */
  | { in: 'path' };

/** The part of a valibot schema that is needed to find its inputs. */
interface Schema {
  type: string;
  entries?: Readonly<Record<string, Schema>>;
  item?: Schema;
  items?: readonly Schema[];
  wrapped?: Schema;
  options?: readonly unknown[];
}

/** Headers that the gateway, the server or a proxy reads. */
const headers = [
  'Merchant',
  'Authorization',
  'Language',
  'Device',
  'ModuleId',
  'Encryption',
  'Idempotency-Key',
  'Content-Type',
  'Accept',
  'Origin',
  'Host',
  'Cookie',
  'If-None-Match',
  'User-Agent',
  'Sandbox-Site',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
];

/** Headers of every call. */
export const headerInputs: readonly RequestInput[] = headers.map((name) => ({ in: 'header', name }));

/** Parameters and fields of a call, at every depth, and the inputs that every call has, without headers. */
export function inputsOf({ query, body }: Call): RequestInput[] {
  const parameters = Object.keys((query as Schema | undefined)?.entries ?? {});
  return [
    ...parameters.map((name): RequestInput => ({ in: 'query', name })),
    ...pathsOf(body as Schema | undefined).map((path): RequestInput => ({ in: 'body', path })),
    { in: 'name', of: 'query' },
    ...(body === undefined ? [] : [{ in: 'name', of: 'body' } as const]),
    { in: 'path' },
  ];
}

function pathsOf(schema: Schema | undefined): (string | number)[][] {
  if (schema === undefined) return [];
  const { entries, item, items, wrapped, options } = schema;
  if (wrapped !== undefined) return pathsOf(wrapped);
  const behind = (key: string | number, part: Schema) => pathsOf(part).map((path) => [key, ...path]);
  if (entries !== undefined) return Object.entries(entries).flatMap(([name, part]) => behind(name, part));
  if (item !== undefined) return behind(0, item);
  if (items !== undefined) return items.flatMap((part, at) => behind(at, part));
  const shapes = (options ?? []).filter((one): one is Schema => (one as Schema).entries !== undefined);
  if (shapes.length === 0) return [[]];
  // Each path of a union is listed once.
  return [...new Map(shapes.flatMap(pathsOf).map((path) => [path.join('.'), path])).values()];
}

/** Puts a text into an input of a request's query or body. Returns the changed parts of the request. */
export function withText(parts: Parts, input: RequestInput, text: string): Parts {
  if (input.in === 'query')
    return { ...parts, query: [...parts.query.filter(([name]) => name !== input.name), [input.name, text]] };
  if (input.in === 'body') return { ...parts, body: placed(parts.body, input.path, text) };
  if (input.in !== 'name') return parts;
  if (input.of === 'query') return { ...parts, query: [...parts.query, [text, '1']] };
  return { ...parts, body: { ...(parts.body as object), [text]: '1' } };
}

function placed(value: unknown, [key, ...rest]: readonly (string | number)[], text: string): unknown {
  if (key === undefined) return text;
  const inner = placed((value as Record<string | number, unknown> | undefined)?.[key], rest, text);
  if (typeof key === 'number') return Object.assign(Array.isArray(value) ? [...value] : [], { [key]: inner });
  return { ...(value as object), [key]: inner };
}

export const describeInput = (input: RequestInput): string =>
  input.in === 'body'
    ? `body.${input.path.join('.')}`
    : input.in === 'path'
      ? 'path'
      : `${input.in} ${'of' in input ? input.of : input.name}`;
