import { beforeEach, expect, test, vi } from 'vitest';
import { run } from './command.ts';

const printed: string[] = [];
beforeEach(() => {
  printed.length = 0;
  for (const name of ['log', 'error'] as const)
    vi.spyOn(console, name).mockImplementation((line) => void printed.push(String(line)));
});

test.each([
  ['chek', 'There is no "merchant chek". Did you mean "check"?'],
  ['publish', 'There is no "merchant publish".'],
  ['check --jsno', '"merchant check" has no --jsno. Did you mean --json?'],
  ['new nova --colour #ff6a00', '"merchant new" has no --colour.'],
  ['new nova --name Nova Star', 'Give only one merchant: "Star" is not expected.'],
  ['preview nova vega', 'Give only one merchant: "vega" is not expected.'],
  ['refresh aurora --gateway gateway.example', '--gateway: "gateway.example" is not an address.'],
  ['build aurora --gateway ftp://gateway.example', '--gateway: "ftp://gateway.example" is not an address.'],
  ['preview aurora --gateway http://localhost:4100,localhost', '--gateway: "localhost" is not an address.'],
  ['check aurora --json --github', 'Give either --json or --github'],
  ['import-tokens _base tokens.json', '_base: this merchant folder does not exist'],
])('merchant %s prints the mistake and exits with 1', async (words, answer) => {
  expect(await run(words.split(' '))).toBe(1);
  expect(printed.join('\n')).toContain(answer);
});

test('merchant without a command prints the help and exits with 0', async () => {
  expect(await run([])).toBe(0);
  expect(printed.join('\n')).toContain('check [code…]');
});

test('a merchant that is named twice is checked once', async () => {
  expect(await run(['check', 'aurora', 'aurora'])).toBe(0);
  expect(printed).toEqual(['aurora: no errors.']);
});

test('cors prints that pages need no permission if they have the same origin as their gateway', async () => {
  expect(await run(['cors', 'aurora'])).toBe(0);
  expect(printed).toEqual(['aurora: pages and gateway have the same origin. No CORS headers are needed.']);
});
