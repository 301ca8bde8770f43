import { areas, type Call, calls } from '@livery/api/contract';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../testing/testGateway.ts';
import { jsonSchemaOf } from './jsonSchemaOf.ts';
import { openApiDocument } from './openApi.ts';
import { describeSchema } from './describeSchema.ts';

let gateway: TestGateway;
let openApi: Document;
beforeAll(async () => {
  gateway = await startTestGateway();
  openApi = (await (await fetch(`${gateway.url}/sandbox/openapi.json`)).json()) as Document;
});
afterAll(() => gateway.close());

interface Document {
  paths: Record<string, Record<string, Operation>>;
}
type Operation = {
  operationId: string;
  summary: string;
  tags: string[];
  parameters: Array<{ name: string; in: string; required: boolean }>;
  responses: Record<string, { content: Record<string, { schema: unknown; example?: unknown }> }>;
  requestBody?: { content: object };
};
const page = async (query = '') => (await fetch(`${gateway.url}/sandbox/docs${query}`)).text();
const cardsIn = (html: string) => [...html.matchAll(/<article class="card" id="(\w+)">/g)].map(([, name]) => name);

describe('OpenAPI', () => {
  test('the document is valid by the rules of OpenAPI 3.1', async () => {
    const result = await new Validator().validate({ ...openApi });
    expect(result.errors ?? []).toEqual([]);
    expect(result.valid).toBe(true);
  });

  test.each(Object.values(calls).map((call): [string, Call] => [call.name, call]))(
    '%s is included, with its parameters, body, failures and an example',
    (name, call) => {
      const operation = openApi.paths[call.path]?.[call.method.toLowerCase()];
      expect(operation).toMatchObject({ operationId: name, summary: expect.any(String) });
      const query = operation!.parameters.filter((one) => one.in === 'query').map((one) => one.name);
      expect(query).toEqual(Object.keys((call.query as { entries?: object } | undefined)?.entries ?? {}));
      expect(operation!.requestBody !== undefined).toBe(call.body !== undefined);
      expect(operation!.responses['200']!.content['application/json']!.example).toMatchObject({ success: true });
      expect(Object.keys(operation!.responses).includes('451')).toBe(
        !call.isAnsweredDuring?.includes('regionRestriction'),
      );
      expect(Object.keys(operation!.responses)).toEqual(
        expect.arrayContaining(['200', '400', '500', '503', ...(call.access === 'anyone' ? [] : ['401'])]),
      );
    },
  );

  test('uses a merchant’s own paths', () => {
    const merchant = {
      name: 'Elsewhere',
      gateway: { baseUrl: 'https://gateway.example', paths: { getWallet: '/v9/purse' } },
    } as unknown as NonNullable<Parameters<typeof openApiDocument>[0]>;
    const { paths, servers } = openApiDocument(merchant) as {
      paths: Record<string, { get?: Operation }>;
      servers: unknown;
    };
    expect(paths['/v9/purse']?.get?.operationId).toBe('getWallet');
    expect(paths[calls.getWallet.path]).toBeUndefined();
    expect(servers).toEqual([{ url: 'https://gateway.example' }]);
  });

  test('returns 404 for an unknown merchant', async () => {
    expect((await fetch(`${gateway.url}/sandbox/openapi.json?merchant=nobody`)).status).toBe(404);
    expect((await fetch(`${gateway.url}/sandbox/openapi.json?merchant=padma`)).status).toBe(200);
  });
});

describe('the page', () => {
  test('shows every call with its purpose, under the heading of its area', async () => {
    const html = await page();
    expect(cardsIn(html).toSorted()).toEqual(Object.keys(calls).toSorted());
    for (const { title } of Object.values(areas)) expect(html).toContain(`>${title}</h2>`);
    expect(html).not.toMatch(/<script|<style| style=/);
  });

  test.each([
    ['getWallet', ['getWallet']],
    ['GETWALLET wallets', ['getWallet']],
    ['CAPTCHA_WRONG register', ['register', 'registerMobile']],
    ['/lgw/orders detail', ['getOrder']],
    ['nobody-knows-this', []],
  ])('searching for "%s" finds %j', async (search, names) => {
    const html = await page(`?${new URLSearchParams({ q: search })}`);
    expect(cardsIn(html)).toEqual(names);
    if (names.length === 0) expect(html).toContain('No call has');
  });

  test('escapes the search text', async () => {
    expect(await page('?q=%3Cb%3E%22')).toContain('&lt;b&gt;&quot;');
  });
});

describe('schemas', () => {
  test('are described in words', () => {
    expect(describeSchema(jsonSchemaOf(calls.getWallet.value, 'output'))).toBe(`{
  currency: text
  currencySymbol: text
  sumBalance: text (^-?\\d{1,15}(\\.\\d{1,4})?$)
  wallets: [{
    code: text
    name: text
    balance: text (^-?\\d{1,15}(\\.\\d{1,4})?$)
  }]
}`);
    expect(describeSchema(jsonSchemaOf(calls.login.body!, 'input'))).toContain('type: "username" | "sms" | "firebase"');
    expect(describeSchema(jsonSchemaOf(calls.sendFeedback.body!, 'input'))).toContain(
      'files?: [text (a file)] | text (a file)',
    );
  });
});
