import type { HelpEntry } from '@livery/api/help/getHelp';

/** Help for stories: two topics with pages, and one entry without children. */
export const sampleHelp: HelpEntry[] = [
  {
    title: 'Money',
    html: '<p>How money comes to your wallet, and how it leaves it.</p>',
    children: [
      {
        title: 'Deposit',
        html: '<ol><li>Choose a way to pay.</li><li>Type an amount.</li><li>Pay within <b>15 minutes</b>.</li></ol>',
      },
      { title: 'Withdraw to a bank card that is yours', html: '<p>By bank, to a card in your own name.</p>' },
      { title: 'Your balance', html: '<p>The sum of all your wallets.</p>' },
    ],
  },
  {
    title: 'Your account',
    html: '',
    children: [
      {
        title: 'Change your password',
        html: '<h2>In the app</h2><p>Open <a href="/m/changePsw">Change password</a>.</p><table><tr><th>At least</th><th>At most</th></tr><tr><td>6</td><td>20</td></tr></table>',
      },
    ],
  },
  { title: 'Fair play', html: '<p>One person has one account.</p>', children: [] },
];
