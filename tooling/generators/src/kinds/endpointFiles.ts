import type { Words } from '../words.ts';

/** A call and everything that is named after it. */
export interface Endpoint {
  /** `getWinners` */
  name: string;
  /** `Winners`: the domain's word. */
  thing: string;
  /** Base name of its files: `winners`, or the whole name where the call changes something. */
  file: string;
  isQuery: boolean;
  usesShortText: boolean;
  /** What it is for, until someone words it better. */
  summary: string;
  /** The contract's lines. */
  definition: string;
  /** A good value, as code. */
  sample: string;
  /** Lines of the area's index. */
  doors: string[];
}

/** `get…` asks; anything else changes something, `remove…` and `delete…` by DELETE. */
export function endpointOf({ camel, sentence }: Words, area: string): Endpoint {
  const isQuery = /^get[A-Z]/.test(camel);
  const thing = isQuery ? camel.slice(3) : camel[0]!.toUpperCase() + camel.slice(1);
  const file = thing[0]!.toLowerCase() + thing.slice(1);
  const method = isQuery ? 'GET' : /^(remove|delete)[A-Z]/.test(camel) ? 'DELETE' : 'POST';
  const payload = isQuery
    ? '  /** What comes back, in the order it is shown. */\n  value: v.array(v.object({ id: v.string(), title: v.string() })),'
    : '  body: v.strictObject({ id: shortText }),\n  value: v.object({ success: v.boolean() }),';
  return {
    name: camel,
    thing,
    file,
    isQuery,
    usesShortText: !isQuery,
    summary: isQuery ? `Lists ${sentence.replace(/^Get /, '')}.` : `${sentence}.`,
    definition: `
export const ${camel} = defineCall({
  name: '${camel}',
  method: '${method}',
  path: '/wps/${area}/${file}',
  access: '${isQuery ? 'anyone' : 'signedIn'}',
${payload}
});`,
    sample: isQuery ? "[{ id: '1', title: 'First' }]" : '{ success: true }',
    doors: isQuery
      ? [
          `export { ${file}Api, useGet${thing}Query } from './${file}.api.ts';`,
          `export type { ${thing} } from './${file}.transform.ts';`,
        ]
      : [`export { ${file}Api, use${thing}Mutation } from './${file}.api.ts';`],
  };
}

/** Files of the area's folder by name. */
export function endpointFiles(endpoint: Endpoint, area: string): Record<string, string> {
  return endpoint.isQuery ? queryFiles(endpoint, area) : mutationFiles(endpoint, area);
}

function queryFiles({ name, thing, file }: Endpoint, area: string): Record<string, string> {
  return {
    [`${file}.api.ts`]: `import { gatewayQuery } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import { ${name} } from '../contract/${area}.ts';
import { to${thing} } from './${file}.transform.ts';

export const ${file}Api = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    ${name}: gatewayQuery(build, ${name})({ transform: to${thing} }),
  }),
});

export const { useGet${thing}Query } = ${file}Api;
`,
    [`${file}.transform.ts`]: `import type { CallValue } from '../contract/call.ts';
import type { ${name} } from '../contract/${area}.ts';

/** What the product knows of them. Wire names end here. */
export type ${thing} = { id: string; name: string }[];

export function to${thing}(value: CallValue<typeof ${name}>): ${thing} {
  return value.map(({ id, title }) => ({ id, name: title }));
}
`,
    [`${file}.test.ts`]: `import { expect, test } from 'vitest';
import { calls } from '../contract/calls.ts';
import { answer, answerRaw } from '../testing/answers.ts';
import { startNetwork } from '../testing/network.ts';
import { sampleValues } from '../testing/samples.ts';
import { createTestStore } from '../testing/testStore.ts';
import { ${file}Api } from './${file}.api.ts';

const network = startNetwork();
const { ${name} } = ${file}Api.endpoints;

test('${name} brings what the gateway has, in the order it came, under the names of the product', async () => {
  network.use(answer(calls.${name}, sampleValues.${name}));
  const { data } = await createTestStore().dispatch(${name}.initiate());
  expect(data).toEqual([{ id: '1', name: 'First' }]);
});

test('${name} takes a reply of another shape as a failure, not as data', async () => {
  network.use(answerRaw(calls.${name}, () => Response.json({ success: true, value: { not: 'a list' } })));
  const { data, error } = await createTestStore().dispatch(${name}.initiate());
  expect(data).toBeUndefined();
  expect(error).toBeDefined();
});
`,
  };
}

function mutationFiles({ name, thing, file }: Endpoint, area: string): Record<string, string> {
  return {
    [`${file}.api.ts`]: `import { gatewayMutation } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import { ${name} } from '../contract/${area}.ts';
import { to${thing} } from './${file}.transform.ts';

export const ${file}Api = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    ${name}: gatewayMutation(build, ${name})({ body: ({ id }: { id: string }) => ({ id }), transform: to${thing} }),
  }),
});

export const { use${thing}Mutation } = ${file}Api;
`,
    [`${file}.transform.ts`]: `import type { CallValue } from '../contract/call.ts';
import type { ${name} } from '../contract/${area}.ts';

/** Whether the gateway did it. */
export function to${thing}({ success }: CallValue<typeof ${name}>): { isDone: boolean } {
  return { isDone: success };
}
`,
    [`${file}.test.ts`]: `import { expect, test } from 'vitest';
import { calls } from '../contract/calls.ts';
import { answer, fail } from '../testing/answers.ts';
import { startNetwork } from '../testing/network.ts';
import { createTestStore, testSession } from '../testing/testStore.ts';
import { ${file}Api } from './${file}.api.ts';

const network = startNetwork();
const { ${name} } = ${file}Api.endpoints;

test('${name} sends what it is about and says whether it was done', async () => {
  let sent: unknown;
  network.use(answer(calls.${name}, async (request) => {
    sent = await request.clone().json();
    return { success: true };
  }));
  const { data } = await createTestStore({ session: testSession }).dispatch(${name}.initiate({ id: '7' }));
  expect(sent).toEqual({ id: '7' });
  expect(data).toEqual({ isDone: true });
});

test('${name} hands on why it failed', async () => {
  network.use(fail(calls.${name}, 'NOT_ALLOWED'));
  const { error } = await createTestStore({ session: testSession }).dispatch(${name}.initiate({ id: '7' }));
  expect(error).toMatchObject({ code: 'NOT_ALLOWED' });
});
`,
  };
}

/** The reference gateway's side: an empty world, so that the call can be made from the first day. */
export function gatewayHandler({ name, isQuery }: Endpoint): string {
  return `import type { ValueOf } from '../http/callContext.ts';

/** ${isQuery ? 'Nothing is kept here yet, so there is nothing to list.' : 'Nothing is kept here yet, so nothing is done.'} */
export async function ${name}(): Promise<ValueOf<'${name}'>> {
  return ${isQuery ? '[]' : '{ success: false }'};
}
`;
}

/** The contract pack's check, as an entry: the good path. */
export function contractCheck({ name, isQuery }: Endpoint): string {
  if (isQuery) return `${name}: (kit) => kit.good()`;
  return `async ${name}(kit) {
    await kit.good({ token: (await kit.people.own()).token, body: { id: '1' } });
  }`;
}
