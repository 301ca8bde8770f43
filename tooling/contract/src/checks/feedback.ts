import type { ChecksOf } from './check.ts';
import { picture } from './picture.ts';

export const feedbackChecks: ChecksOf<'feedback'> = {
  async sendFeedback(kit) {
    const { token } = await kit.accounts.newMember();
    const body = { category: 'GAME', text: 'All is well.' } as const;
    const { id } = await kit.assertGood({ token, body: { ...body, files: [picture(), picture()] } });
    const sent = (await kit.call('getFeedback', { token, query: {} })).content.find((one) => one.id === id);
    kit.assertEqual(
      'the stored values',
      { text: sent?.text, pictures: sent?.pictures.length },
      { text: body.text, pictures: 2 },
    );
    await kit.assertRefused('with 141 letters', 'REQUEST_INVALID', { token, body: { ...body, text: 'x'.repeat(141) } });
    await kit.assertRefused('with a file that is not a picture', 'FILE_REFUSED', {
      token,
      body: { ...body, files: [new File(['no picture'], 'picture.png', { type: 'image/png' })] },
    });
    await kit.assertRefused('with four pictures', 'FILE_REFUSED', {
      token,
      body: { ...body, files: [picture(), picture(), picture(), picture()] },
    });
  },

  async getFeedback(kit) {
    await kit.assertGood({ token: (await kit.accounts.own()).token, query: {} });
  },
};
