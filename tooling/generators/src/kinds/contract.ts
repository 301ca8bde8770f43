import type { Changes } from '../changes.ts';

export const contractDir = 'packages/api/src/contract';
const clientDir = 'packages/api/src';

/** Facts about a call of the contract, from its source text. */
export interface ContractCall {
  name: string;
  area: string;
  isQuery: boolean;
  /** Whether the reply of the call comes in pages. */
  isPaged: boolean;
  /** Whether the call has an idempotency key. */
  isIdempotent: boolean;
  /** The kind of input of the call, if it has any. */
  takes: 'query' | 'body' | undefined;
}

/** Areas of the contract: folders with a list of calls. */
export const listAreas = (changes: Changes): string[] =>
  changes.foldersIn(contractDir).filter((area) => changes.has(`${contractDir}/${area}/calls.ts`));

/** The call with this name. Undefined if the contract has none. */
export function findCall(changes: Changes, name: string): ContractCall | undefined {
  const area = listAreas(changes).find((each) =>
    changes.read(`${contractDir}/${each}/calls.ts`).includes(`* as ${name} from`),
  );
  if (area === undefined) return undefined;
  const text = changes.read(`${contractDir}/${area}/${name}.ts`);
  return {
    name,
    area,
    isQuery: text.includes("method: 'GET'"),
    isPaged: /\bvalue: pageOf\(/.test(text),
    isIdempotent: text.includes('isIdempotent: true'),
    takes: /^ {2}query: /m.test(text) ? 'query' : /^ {2}body: /m.test(text) ? 'body' : undefined,
  };
}

/** Path of the file with a call's endpoint. Undefined if there is none yet. */
export function endpointOf(changes: Changes, { name, area }: Pick<ContractCall, 'name' | 'area'>): string | undefined {
  return changes
    .filesIn(`${clientDir}/${area}`)
    .filter((path) => path.endsWith('.api.ts'))
    .find((path) => changes.read(path).includes(`/contract/${area}/${name}.ts'`));
}
