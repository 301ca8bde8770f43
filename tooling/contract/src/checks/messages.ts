import type { CallName } from '@livery/api/contract';
import type { Kit } from '../kit.ts';
import type { ChecksOf } from './check.ts';

const nobodys = ['999999999'];

export const messagesChecks: ChecksOf<'messages'> = {
  async getInbox(kit) {
    const token = await kit.accounts.member();
    const { content } = await kit.assertGood({ token, query: {} });
    const times = content.map(({ sentAt }) => Date.parse(sentAt));
    kit.assertEqual(
      'the newest first',
      times,
      times.toSorted((a, b) => b - a),
    );
    const search = async (words: string) => {
      const query = { search: words, pageSize: 100 };
      return (await kit.assertGood({ token, query }, 'a search')).content.map(({ id }) => id);
    };
    kit.assertEqual('a search for text that no message has', await search('zqxjkv'), []);
    await kit.assertRefused('a search that is too long', 'REQUEST_INVALID', {
      token,
      query: { search: 'x'.repeat(65) },
    });
    const [message] = content;
    if (message === undefined) return;
    const found = await search(message.title.slice(0, 64));
    kit.assertEqual('a search for the text of a title finds its message', found.includes(message.id), true);
  },

  async readInbox(kit) {
    const token = await memberWithMessage(kit);
    await kit.assertRefused('with an unknown id', 'NOT_FOUND', { token, body: { messageIds: nobodys } });
    const { content, unReadCount } = await kit.call('getInbox', { token, query: {} });
    const unread = content.find(({ read }) => !read);
    if (unread === undefined) return kit.notChecked('no message is about an approved deposit');
    kit.assertEqual(
      'number of unread ones afterwards',
      await kit.assertGood({ token, body: { messageIds: [unread.id] } }),
      {
        unReadCount: unReadCount - 1,
      },
    );
    await kit.assertRefused("someone else's", 'NOT_FOUND', {
      token: (await kit.accounts.own()).token,
      body: { messageIds: [unread.id] },
    });
  },

  async removeInbox(kit) {
    const token = await memberWithMessage(kit);
    const messageIds = nobodys.join(',');
    await kit.assertRefused('with an unknown id', 'NOT_FOUND', { token, query: { messageIds } });
    const [message] = (await kit.call('getInbox', { token, query: {} })).content;
    if (message === undefined) return kit.notChecked('no message is about an approved deposit');
    await kit.assertGood({ token, query: { messageIds: message.id } });
    kit.assertEqual(
      'it is gone',
      (await kit.call('getInbox', { token, query: {} })).content.some(({ id }) => id === message.id),
      false,
    );
  },

  async getInboxUnread(kit) {
    const token = await kit.accounts.member();
    const { unReadCount } = await kit.assertGood({ token });
    kit.assertEqual('as the inbox counts', unReadCount, (await kit.call('getInbox', { token, query: {} })).unReadCount);
  },

  async getChatUnread(kit) {
    const token = await kit.accounts.member();
    if (!kit.merchant.switches.CBS3) return kit.assertRefused('while CBS3 is off', 'NOT_ALLOWED', { token });
    await kit.assertGood({ token });
  },

  async getChatLink(kit) {
    const { token } = await kit.accounts.own();
    const query = { b2c: '1', language: 'EN', backUrl: '/m/message', headerColor: '#0b7a55', title: 'Help' } as const;
    if (!kit.merchant.switches.CBS3) return kit.assertRefused('while CBS3 is off', 'NOT_ALLOWED', { token, query });
    kit.assertEqual(
      "the session's token is not in the address",
      (await kit.assertGood({ token, query })).chatUrl.includes(token),
      false,
    );
    await kit.assertRefused('with a return address at another host', 'REQUEST_INVALID', {
      token,
      query: { ...query, backUrl: '//nobody.example' },
    });
    await kit.assertRefused('with an invalid colour', 'REQUEST_INVALID', {
      token,
      query: { ...query, headerColor: 'red;}' },
    });
  },
};

/** A member of this run with a message about its approved deposit. */
async function memberWithMessage({
  call,
  accounts,
  sandbox,
  notChecked,
}: Pick<Kit<CallName>, 'call' | 'accounts' | 'sandbox' | 'notChecked'>): Promise<string> {
  const { token } = await accounts.newMember();
  const offered = (await call('getDepositOptions', { token })).methods.find(({ method }) => method === 'gateway');
  if (offered === undefined) return notChecked('it needs a deposit, but the merchant accepts none by a payment page');
  const { depositId } = await call('depositGateway', { token, body: { amount: offered.minAmount } });
  await sandbox.decide('deposit', depositId, 'approve');
  return token;
}
