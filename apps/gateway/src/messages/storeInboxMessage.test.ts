import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Connection } from '../db/connect.ts';
import { startTestGateway, type TestGateway } from '../testing/testGateway.ts';
import { storeInboxMessage } from './storeInboxMessage.ts';

let gateway: TestGateway;
let connection: Connection;
beforeAll(async () => {
  gateway = await startTestGateway();
  connection = connect(gateway.databaseUrl);
});
afterAll(async () => {
  await connection.close();
  await gateway.close();
});

const text = { EN: 'Paid out', BN: 'পরিশোধ হয়েছে' };

test('a message is in its member’s inbox, unread', async () => {
  const token = await gateway.tokenOf('demo3');
  const [member] = await gateway.sql("select id from members where username = 'demo3' and merchant_code = 'aurora'");
  await storeInboxMessage(connection.db, {
    merchantCode: 'aurora',
    memberId: Number(member.id),
    kind: 'WITHDRAWAL',
    title: text,
    content: { EN: '<p>100.00</p>' },
  });
  const { content, unReadCount } = (await gateway.call('getInbox', { token, query: { language: 'BN' } })).value;
  expect([unReadCount, content.length]).toEqual([1, 1]);
  expect(content[0]).toMatchObject({
    kind: 'WITHDRAWAL',
    title: 'পরিশোধ হয়েছে',
    content: '<p>100.00</p>',
    read: false,
  });
});

test('a message that was written in a transaction is rolled back with it', async () => {
  const count = async () => (await gateway.sql('select count(*) from messages'))[0].count as string;
  const before = await count();
  await expect(
    connection.db.transaction(async (tx) => {
      await storeInboxMessage(tx, {
        merchantCode: 'aurora',
        memberId: null,
        kind: 'OTHER',
        title: text,
        content: text,
      });
      throw new Error('broken off');
    }),
  ).rejects.toThrow('broken off');
  expect(await count()).toBe(before);
});
