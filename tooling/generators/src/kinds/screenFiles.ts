import { didYouMean } from '@livery/merchant';
import type { Words } from '../words.ts';
import type { Changes } from '../changes.ts';
import { Problem } from '../problem.ts';
import { fillTemplates } from '../templates.ts';
import { listAreas, type ContractCall, endpointOf, findCall } from './contract.ts';
import { addEndpoint } from './endpoint.ts';

/**
 * The files of a screen, by their path in its folder: screen, hook, view, stories and test. A screen with calls fetches
 * their data, shows a loading state, and offers a retry after a failure. A missing endpoint is added.
 * @throws {Problem} if a call is not in the contract, or is not a query
 */
export function screenFiles(words: Words, calls: readonly string[], changes: Changes): Record<string, string> {
  const { pascal, camel, sentence } = words;
  const values = { Name: pascal, name: camel, Sentence: sentence };
  if (calls.length === 0) return fillTemplates('screen', values);
  const shown = calls.map((name) => shownCall(name, changes));
  const lines = (of: (call: ShownCall) => string, joint = '\n') => shown.map(of).join(joint);
  const isAskedAtOnce = shown.every(({ takes }) => takes === undefined);
  const filled = {
    ...values,
    hookImports: [
      ...(isAskedAtOnce ? [] : ["import { skipToken } from '@reduxjs/toolkit/query/react';"]),
      lines(({ hook, entry }) => `import { ${hook} } from '${entry}';`),
    ].join('\n'),
    viewImports: lines(({ hook, entry }) => `import type { ${hook} } from '${entry}';`),
    queries: lines(
      ({ data, hook, takes }) =>
        `${takes === undefined ? '' : '  // Pass its input instead of skipToken.\n'}  const ${data} = ${hook}(${takes === undefined ? '' : 'skipToken'});`,
    ),
    names: lines(({ data }) => data, ', '),
    fields: lines(({ data }) => `    ${data}: ${data}.data,`),
    props: lines(({ data, hook }) => `  ${data}: ReturnType<typeof ${hook}>['data'];`),
    noValues: lines(({ data }) => `${data}: undefined`, ', '),
    answers: lines(({ name }) => `answer(calls.${name}, sampleValues.${name})`, ', '),
    failures: lines(({ name }) => `fail(calls.${name}, 'NOT_ALLOWED')`, ', '),
  };
  return {
    ...fillTemplates('screenOfCalls', filled),
    ...fillTemplates(`screenTest/${isAskedAtOnce ? 'failure' : 'loading'}`, filled),
  };
}

interface ShownCall extends ContractCall {
  /** Name of the call's data in the hook and the view. */
  data: string;
  /** Name of the endpoint's hook, for example `useGetHelpQuery`. */
  hook: string;
  /** The endpoint's public entry, for example `@livery/api/help/getHelp`. */
  entry: string;
}

function shownCall(name: string, changes: Changes): ShownCall {
  const call = findCall(changes, name);
  if (call === undefined) {
    const names = listAreas(changes).flatMap((area) =>
      [...changes.read(`packages/api/src/contract/${area}/calls.ts`).matchAll(/\* as (\w+) from/g)].map(
        ([, each]) => each!,
      ),
    );
    const area = listAreas(changes).find((each) => changes.has(`packages/api/src/contract/${each}/${name}.ts`));
    if (area !== undefined)
      throw new Problem(
        `The call "${name}" is not in the list of its area: add it to packages/api/src/contract/${area}/calls.ts, and run this again.`,
      );
    const guess = didYouMean(name, names);
    throw new Problem(
      `The contract has no call "${name}".${guess === undefined ? '' : ` Did you mean "${guess}"?`} Create it: pnpm new endpoint ${name} --in <area>.`,
    );
  }
  if (!call.isQuery)
    throw new Problem(
      `The call "${name}" changes data, so a screen can't show it: run pnpm new endpoint ${name}, and use its hook in the handler.`,
    );
  if (endpointOf(changes, call) === undefined) addEndpoint(call, changes);
  const file = endpointOf(changes, call)!;
  const Name = name[0]!.toUpperCase() + name.slice(1);
  const thing = Name.replace(/^Get/, '');
  const text = changes.read(file);
  return {
    ...call,
    takes: call.takes ?? (takesMore(name, text) ? 'query' : undefined),
    data: thing[0]!.toLowerCase() + thing.slice(1),
    hook: `use${Name}${text.includes(`use${Name}InfiniteQuery`) ? 'InfiniteQuery' : 'Query'}`,
    entry: `@livery/api/${file.slice('packages/api/src/'.length, -'.api.ts'.length)}`,
  };
}

/**
 * Whether the endpoint needs input that its call does not take. That is a language, if the names in the reply depend on
 * it.
 */
const takesMore = (name: string, endpoints: string): boolean => {
  const [, endpoint = ''] = endpoints.split(`    ${name}: gatewayQuery(`);
  return /\bquery: \((?!\))/.test(endpoint.split('\n    }),')[0]!);
};
