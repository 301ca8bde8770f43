import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CallName, calls } from '@livery/api/contract';
import { sample } from '@livery/config/sample';
import { describe, expect, inject, test, vi } from 'vitest';
import { run } from '../command.ts';
import { type Alteration, type PassedReply, startAlteringProxy } from '../testing/alteringProxy.ts';
import { withTable } from './minimumTable.ts';

const gateway = inject('gateway');

/** Runs the minimum level with altered replies of one call. Returns the exit code and the report. */
async function check(
  call: CallName,
  reply: (passed: PassedReply) => PassedReply,
  more: readonly string[] = [],
  request: Alteration['request'] = () => {},
) {
  const proxy = await startAlteringProxy(gateway.url, { path: calls[call].path, reply, request });
  const printed: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
  const args = ['--level', 'minimum', '--gateway', proxy.url, '--merchant', 'aurora'];
  const code = await run([...args, ...more]);
  await proxy.close();
  return { code, text: printed.join('\n') };
}
const same = (reply: PassedReply) => reply;
const asMember = ['--user', 'demo1', '--password', 'demo1234'];

const notFound = () => ({ status: 404, headers: { 'content-type': 'text/html' }, text: '<h1>Not found</h1>' });

/** Changes the value of good replies. */
const inValue =
  (change: (value: Record<string, unknown>) => void) =>
  (reply: PassedReply): PassedReply => {
    const envelope = JSON.parse(reply.text) as { value: Record<string, unknown> };
    change(envelope.value);
    return { ...reply, text: JSON.stringify(envelope) };
  };

describe('contract --level minimum', () => {
  test('finds the ten calls of the reference gateway usable, and no call missing', async () => {
    const { code, text } = await check('getTemplate', same, asMember);
    expect(text).toContain('10 required calls: 10 usable, 0 not usable, 0 not checked.');
    expect(text).not.toContain('Calls that the gateway does not offer');
    expect(code).toBe(0);
  });

  test('prints the feature that an absent optional field disables', { tags: 'whole' }, async () => {
    const { code, text } = await check(
      'getHotGames',
      inValue((value) => {
        for (const game of value.list as Record<string, unknown>[]) delete game.displayName;
      }),
      asMember,
    );
    expect(text).toMatch(/✓ getHotGames\n {6}without list\[\]\.displayName: the vendor's name on tiles/);
    expect(code).toBe(0);
  });

  test(
    'prints the feature of an optional field that is absent in a reply that is a list',
    { tags: 'whole' },
    async () => {
      const { text } = await check(
        'getVendorGameTypes',
        inValue((value) => {
          const categories = value as unknown as { vendors: Record<string, unknown>[] }[];
          for (const { vendors } of categories) for (const vendor of vendors) delete vendor.accountTypeName;
        }),
      );
      expect(text).toMatch(/✓ getVendorGameTypes\n {6}without \[\]\.vendors\[\]\.accountTypeName: /);
    },
  );

  test('launches a game that is neither a lottery nor in maintenance, if there is one', { tags: 'whole' }, async () => {
    const { text } = await check(
      'getGameList',
      inValue((value) => {
        const [first, second] = value.games as Record<string, unknown>[];
        Object.assign(first!, { gameType: 'LOTT', nodeId: 'unknown' });
        Object.assign(second!, { isInMaintenance: true, nodeId: 'unknown' });
      }),
      asMember,
    );
    expect(text).toContain('✓ launchGame');
  });

  test('exits with 1 and prints the reason if a reply is unusable', async () => {
    const { code, text } = await check(
      'getWallet',
      inValue((value) => delete value.sumBalance),
      asMember,
    );
    expect(text).toMatch(/✗ getWallet: sumBalance: .*\./);
    expect(text).toContain('9 usable, 1 not usable');
    expect(code).toBe(1);
  });

  test(
    'exits with 1 for an absent required call; lists an absent optional call and exits with 0',
    { tags: 'whole' },
    async () => {
      const required = await check('getGameList', notFound, asMember);
      expect(required.text).toContain('✗ getGameList: HTTP 404 came.');
      expect(required.text).toContain('– launchGame: it needs a game of getGameList.');
      expect(required.code).toBe(1);
      const other = await check('getHelp', notFound, asMember);
      expect(other.text).toContain('  getHelp: Lists the help pages with their children.');
      expect(other.code).toBe(0);
    },
  );

  test.each(['transfer', 'socialLogin', 'getDownline'] as const)(
    'lists %s as not offered if its path is unknown, with and without a member',
    { tags: 'whole' },
    async (call) => {
      const line = new RegExp(`Calls that the gateway does not offer[^]*\\n  ${call}: `);
      expect((await check(call, notFound, asMember)).text).toMatch(line);
      expect((await check(call, notFound)).text).toMatch(line);
    },
  );

  const unknownPaths = ['{"success":false,"code":404}', '{"success":false,"code":"NO_ROUTE"}', '{"code":404}'];

  test.each(sample(unknownPaths, 3))(
    'lists a call as not offered if its path is unknown and the reply is %s',
    async (text) => {
      const reply = () => ({ status: 404, headers: { 'content-type': 'application/json' }, text });
      expect((await check('getHelp', reply)).text).toMatch(/does not offer[^]*\n {2}getHelp: /);
    },
  );

  test('prints the server error of a call that is not required', { tags: 'whole' }, async () => {
    const text = '{"success":false,"code":"INTERNAL"}';
    const reply = () => ({ status: 500, headers: { 'content-type': 'application/json' }, text });
    expect((await check('getHelp', reply)).text).toMatch(/cannot read[^]*\n {2}getHelp: HTTP 500 with .*INTERNAL/);
  });

  test('does not list an absent call that no screen makes', { tags: 'whole' }, async () => {
    expect((await check('getLobbyNews', notFound, asMember)).text).not.toContain('getLobbyNews');
  });

  test('sends a call that changes data only without a session and with an empty body', async () => {
    const sent: { body: string; token: string | undefined }[] = [];
    await check('transfer', same, asMember, (headers, body) => void sent.push({ body, token: headers.authorization }));
    expect(sent).toEqual([{ body: '', token: undefined }]);
  });

  test('prints the entries that the product leaves out, and the problem of each', { tags: 'whole' }, async () => {
    const { code, text } = await check(
      'getHotGames',
      inValue((value) => {
        (value.list as Record<string, unknown>[])[1]!.gameType = 'BINGO';
      }),
      asMember,
    );
    expect(text).toMatch(/✓ getHotGames\n {6}left out: list\.1\.gameType: .*BINGO/);
    expect(code).toBe(0);
  });

  test('prints the reason if the reply of a call that is not required is unusable', { tags: 'whole' }, async () => {
    const { code, text } = await check('getHelp', () => ({ ...notFound(), status: 200 }), asMember);
    expect(text).toMatch(/Replies of other calls that the product cannot read[^]*\n {2}getHelp: the answer is not in/);
    expect(code).toBe(0);
  });

  test('lists the calls it did not check if no member is given', async () => {
    const { code, text } = await check('getTemplate', same);
    expect(text).toContain('– login: it needs a member: give --user and --password.');
    expect(text).toContain('4 usable, 0 not usable, 6 not checked.');
    expect(code).toBe(0);
  });
});

test('an unknown level is rejected with the list of levels', async () => {
  const printed: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((line: string) => void printed.push(line));
  expect(await run(['--level', 'medium', '--gateway', gateway.url, '--merchant', 'aurora'])).toBe(1);
  expect(printed).toEqual(['--level must be full or minimum, not "medium".']);
});

test('the table in docs/gateway.md matches the schemas (to fix: pnpm --filter @livery/contract table)', () => {
  const document = readFileSync(join(import.meta.dirname, '../../../../docs/gateway.md'), 'utf8');
  expect(document).toBe(withTable(document));
});
