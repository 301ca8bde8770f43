import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { trimCalls } from './trimCalls.ts';

const { transform } = trimCalls() as unknown as {
  transform: { handler: (this: object, code: string) => { code: string } };
};
const lean = (code: string) => transform.handler.call({ parse: parseAst }, code).code;

test("the app's code omits the parts of a call that it never reads, and keeps all the rest", () => {
  const code = [
    'export const getGames = defineCall({',
    "  name: 'getGames',",
    "  access: 'anyone',",
    '  query: v.strictObject({ pageNo, access: shortText }),',
    '  value: v.object({ query: v.string() }),',
    "  failures: ['NOT_FOUND']",
    '});',
    "export const sample = { ...game, name: 'of a test' };",
    "export const other = { query: 'stays' };",
  ].join('\n');
  expect(lean(code).replaceAll(/\s+/g, ' ')).toBe(
    "export const getGames = defineCall({ name: 'getGames', access: 'anyone', value: v.object({ query: v.string() }), }); export const other = { query: 'stays' };",
  );
});

test('a call without such parts is not changed', () => {
  const code = "export const getGames = defineCall({ name: 'getGames', value });";
  expect(lean(code)).toBe(code);
});
