import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '@livery/api/contract';
import { describe, expect, inject, test, vi } from 'vitest';
import { run } from './command.ts';
import { checkGateway } from './checkGateway.ts';
import { hasFailures, renderReport } from './report.ts';
import { startAlteringProxy } from './testing/alteringProxy.ts';
import { merchantOf } from './testing/merchants.ts';

const gateway = inject('gateway');

describe('checks that cannot be made are reported', () => {
  test('if the gateway is not a sandbox and no session is given', async () => {
    const closed = await startAlteringProxy(gateway.url, {
      path: '/sandbox/health',
      reply: (reply) => ({ ...reply, status: 404 }),
    });
    const report = await checkGateway({
      gateway: closed.url,
      merchant: merchantOf('aurora'),
      only: ['getWallet', 'register'],
    });
    await closed.close();
    const text = renderReport(report);
    expect(hasFailures(report)).toBe(false);
    expect(text).toContain(
      '– the rest not checked: it needs the answer of a captcha, which only a sandbox gateway provides.',
    );
    expect(text).toContain("– with another merchant's token not checked: it needs a second merchant at this gateway.");
    expect(text).toMatch(/2 calls, \d+ checks: \d+ passed, 0 failed \(0 calls\), \d+ not checked\./);
  });
});

describe('the command', () => {
  const said: string[] = [];
  const ask = (...args: string[]) => {
    said.length = 0;
    vi.spyOn(console, 'log').mockImplementation((line: string) => void said.push(line));
    vi.spyOn(console, 'error').mockImplementation((line: string) => void said.push(line));
    return run(args);
  };

  test('prints the report, writes it to the given file, and exits with 0 if everything passed', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'livery-contract-')), 'report.txt');
    expect(
      await ask('--gateway', gateway.url, '--merchant', 'aurora', '--only', 'getTemplate,getWallet', '--report', file),
    ).toBe(0);
    expect(said[0]).toMatch(/✓ getWallet {2}\d+ of \d+/);
    expect(readFileSync(file, 'utf8')).toBe(`${said[0]}\n`);
  });

  test('exits with 1 if a check failed', async () => {
    const proxy = await startAlteringProxy(gateway.url, {
      path: calls.getTemplate.path,
      reply: (reply) => ({ ...reply, status: 500 }),
    });
    expect(await ask('--gateway', proxy.url, '--merchant', 'aurora', '--only', 'getTemplate')).toBe(1);
    await proxy.close();
  });

  test('uses a given session', async () => {
    expect(
      await ask(
        '--gateway',
        gateway.url,
        '--merchant',
        'aurora',
        '--only',
        'getWallet',
        '--user',
        'demo2',
        '--password',
        'wrong-one',
      ),
    ).toBe(0);
    expect(said[0]).toContain('not checked: it needs login, and there HTTP 401 LOGIN_WRONG');
  });

  test.each([
    [[], 'pnpm contract --gateway <url> --merchant <code>'],
    [['--gateway', 'nowhere', '--merchant', 'aurora'], '"nowhere" is not the address of a gateway.'],
    [['--gateway', 'http://127.0.0.1:9', '--merchant', 'arora'], 'Did you mean "aurora"?'],
    [
      ['--gateway', 'http://127.0.0.1:9', '--merchant', 'aurora', '--only', 'getWalet'],
      'The call "getWalet" does not exist. Did you mean "getWallet"?',
    ],
    [
      ['--gateway', 'http://127.0.0.1:9', '--merchant', 'aurora', '--user', 'demo1'],
      'Give both --user and --password.',
    ],
    [['--gatway', 'x'], "Unknown option '--gatway'"],
  ])('%j prints an error message', async (args, answer) => {
    expect(await ask(...args)).toBe(1);
    expect(said.join('\n')).toContain(answer);
  });

  test.each([
    ['a host that does not resolve', 'http://gateway.invalid'],
    ['a host that refuses the connection', 'http://127.0.0.1:9'],
  ])('%s prints one sentence immediately and exits with 1', async (_, url) => {
    expect(await ask('--gateway', url, '--merchant', 'aurora')).toBe(1);
    expect(said).toHaveLength(1);
    expect(said[0]).toMatch(new RegExp(`^No gateway answers at ${url} \\([A-Z_a-z ]+\\)\\.$`));
  });
});
