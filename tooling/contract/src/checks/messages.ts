import type { CallName } from '@livery/api/contract';
import type { Kit } from '../kit.ts';
import type { ChecksOf } from './check.ts';

const nobodys = ['999999999'];

export const messagesChecks: ChecksOf<'messages'> = {
  async getInbox(kit) {
    const times = (await kit.good({ token: await kit.people.member(), query: {} })).content.map(({ sentAt }) =>
      Date.parse(sentAt),
    );
    kit.holds(
      'the newest first',
      times,
      times.toSorted((a, b) => b - a),
    );
  },

  async readInbox(kit) {
    const token = await someoneTold(kit);
    await kit.refused('one that nobody knows', 'NOT_FOUND', { token, body: { messageIds: nobodys } });
    const { content, unReadCount } = await kit.ask('getInbox', { token, query: {} });
    const unread = content.find(({ read }) => !read);
    if (unread === undefined) return kit.skip('no message tells of an approved deposit');
    kit.holds('how many are unread then', await kit.good({ token, body: { messageIds: [unread.id] } }), {
      unReadCount: unReadCount - 1,
    });
    await kit.refused("someone else's", 'NOT_FOUND', {
      token: (await kit.people.own()).token,
      body: { messageIds: [unread.id] },
    });
  },

  async removeInbox(kit) {
    const token = await someoneTold(kit);
    await kit.refused('one that nobody knows', 'NOT_FOUND', { token, body: { messageIds: nobodys } });
    const [message] = (await kit.ask('getInbox', { token, query: {} })).content;
    if (message === undefined) return kit.skip('no message tells of an approved deposit');
    await kit.good({ token, body: { messageIds: [message.id] } });
    kit.holds(
      'it is gone',
      (await kit.ask('getInbox', { token, query: {} })).content.some(({ id }) => id === message.id),
      false,
    );
  },

  async getInboxUnread(kit) {
    const token = await kit.people.member();
    const { unReadCount } = await kit.good({ token });
    kit.holds('as the inbox counts', unReadCount, (await kit.ask('getInbox', { token, query: {} })).unReadCount);
  },

  async getChatUnread(kit) {
    const token = await kit.people.member();
    if (!kit.merchant.switches.CBS3) return kit.refused('where CBS3 is off', 'NOT_ALLOWED', { token });
    await kit.good({ token });
  },

  async getChatLink(kit) {
    const { token } = await kit.people.own();
    const query = { b2c: '1', language: 'EN', backUrl: '/m/message', headerColor: '#0b7a55', title: 'Help' } as const;
    if (!kit.merchant.switches.CBS3) return kit.refused('where CBS3 is off', 'NOT_ALLOWED', { token, query });
    kit.holds(
      "the session's token is not in the address",
      (await kit.good({ token, query })).chatUrl.includes(token),
      false,
    );
    await kit.refused('with a way back to another host', 'REQUEST_INVALID', {
      token,
      query: { ...query, backUrl: '//nobody.example' },
    });
    await kit.refused('with a colour that is none', 'REQUEST_INVALID', {
      token,
      query: { ...query, headerColor: 'red;}' },
    });
  },
};

/** A member of its own whom the house had something to tell: a deposit that it approved. */
async function someoneTold({
  ask,
  people,
  doors,
  skip,
}: Pick<Kit<CallName>, 'ask' | 'people' | 'doors' | 'skip'>): Promise<string> {
  const { token } = await people.newMember();
  const offered = (await ask('getDepositOptions', { token })).methods.find(({ method }) => method === 'gateway');
  if (offered === undefined) return skip('it needs a deposit, and the merchant takes none by a payment page');
  const { depositId } = await ask('depositGateway', { token, body: { amount: offered.minAmount } });
  await doors.decide('deposit', depositId, 'approve');
  return token;
}
