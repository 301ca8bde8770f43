import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Connection } from '../db/connect.ts';
import { members } from '../db/schema/index.ts';
import { copySeededDatabase } from '../testing/testGateway.ts';
import { describeError } from './describeError.ts';
import { failureOf } from './replies.ts';

let connection: Connection;
beforeAll(async () => {
  connection = connect(await copySeededDatabase());
});
afterAll(() => connection.close());

test('a failed query is logged without its values from the player', async () => {
  const lines: string[] = [];
  const [taken, other] = await connection.db.select().from(members).limit(2);
  const error: unknown = await connection.db
    .update(members)
    .set({
      username: other!.username,
      merchantCode: other!.merchantCode,
      nickname: 'Secret Name',
      passwordHash: 'scrypt$1',
    })
    .where(eq(members.id, taken!.id))
    .then(undefined, (thrown: unknown) => thrown);
  expect(failureOf(error, (line) => lines.push(line)).code).toBe('INTERNAL');
  expect(lines.join()).toContain('duplicate key value');
  expect(lines.join()).toContain('update "members"');
  expect(lines.join()).toContain('describeError.test.ts');
  for (const value of ['Secret Name', 'scrypt$1', `,${other!.username},`]) expect(lines.join()).not.toContain(value);
});

test('any other error is logged with its stack', () => {
  expect(describeError(new Error('tripped'))).toContain('describeError.test.ts');
  expect(describeError('thrown text')).toBe('thrown text');
});
