import { expect, test } from 'vitest';
import { toHelpEntries } from './getHelp.transform.ts';

test('entries keep their order, and missing fields of an entry are empty', () => {
  expect(
    toHelpEntries([
      { title: 'Money', children: [{ title: 'Deposits', content: '<p>How</p>' }, { title: 'Soon' }] },
      { title: 'Rules', content: '<p>R</p>' },
    ]),
  ).toEqual([
    {
      title: 'Money',
      html: '',
      children: [
        { title: 'Deposits', html: '<p>How</p>' },
        { title: 'Soon', html: '' },
      ],
    },
    { title: 'Rules', html: '<p>R</p>', children: [] },
  ]);
});
