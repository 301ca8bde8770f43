import type { ChecksOf } from './check.ts';
import { inParts, formatTenThousandths } from './money.ts';

export const recordsChecks: ChecksOf<'records'> = {
  async getGameRecords(kit) {
    const token = await kit.accounts.member();
    const { sums, content } = await kit.assertGood({ token, query: {} });
    kit.assertEqual(
      'net equals payout minus stake',
      formatTenThousandths(inParts(sums.net)),
      formatTenThousandths(inParts(sums.payout) - inParts(sums.stake)),
    );
    kit.assertEqual(
      'net of each round',
      content.filter(({ net, payout, stake }) => inParts(net) !== inParts(payout) - inParts(stake)).length,
      0,
    );
    const won = await kit.assertGood({ token, query: { status: 'WON' } }, 'of won rounds');
    kit.assertEqual('their status', won.content.filter(({ status }) => status !== 'WON').length, 0);
    await kit.assertRefused('of an unknown kind of game', 'REQUEST_INVALID', {
      token,
      query: { gameType: 'CHESS' as 'RNG' },
    });
  },
};
