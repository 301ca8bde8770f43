import { findLayoutFaults } from './findLayoutFaults.ts';
import { expect, test } from '../fixtures/merchantTest.ts';

/** Returns a page of 320 pixels that contains the given markup. */
const pageOf = (body: string) => `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
<style>* { box-sizing: border-box; margin: 0; } body { font: 16px/1.5 sans-serif; } button, a { font: inherit; min-height: 32px; }</style><body>${body}</body></html>`;

const planted: Readonly<Record<string, { body: string; reported: RegExp }>> = {
  'a word that is cut at its end': {
    body: '<p style="width: 60px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">Withdrawals</p>',
    reported: /^Cut off sideways: "Withdrawals"/,
  },
  'a sum cut at its end, isolated as it may be': {
    body: '<bdi style="display: block; width: 40px; overflow: hidden; text-overflow: ellipsis">৳12,000.00</bdi>',
    reported: /^Cut off sideways: "৳12,000\.00"/,
  },
  'a sum cut in Bengali digits': {
    body: '<bdi style="display: block; width: 40px; overflow: hidden; text-overflow: ellipsis">৳১২,০০০.০০</bdi>',
    reported: /^Cut off sideways/,
  },
  'letters cut at the top': {
    body: '<p style="height: 14px; overflow: hidden; line-height: 14px; font-size: 30px">Ägypten</p>',
    reported: /^Cut off at top or bottom: "Ägypten"/,
  },
  'a third line that is clamped away': {
    body: '<p style="width: 90px; overflow: hidden; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2">One and two and three and four</p>',
    reported: /^Cut off at top or bottom/,
  },
  'a word that breaks': {
    body: '<p style="width: 50px; overflow-wrap: break-word">Registration</p>',
    reported: /^Broken within a word: "Registration"/,
  },
  'a word that breaks in a language without hyphenation in the browser': {
    body: '<p lang="fil" style="width: 62px; overflow-wrap: anywhere; hyphens: auto">Promotions</p>',
    reported: /^Broken within a word: "Promotions"/,
  },
  'a name that breaks': {
    body: '<bdi style="display: block; width: 30px; overflow-wrap: anywhere">demo1</bdi>',
    reported: /^Broken within a word: "demo1"/,
  },
  'a Burmese word that breaks': {
    body: '<p lang="my" style="width: 24px; overflow-wrap: anywhere">အကောင့်</p>',
    reported: /^Broken within a word/,
  },
  'text that extends outside its button': {
    body: '<button style="width: 60px; white-space: nowrap; text-align: start; padding: 0">Withdrawals today</button>',
    reported: /^Extends outside its control: "Withdrawals today"/,
  },
  'two overlapping buttons': {
    body: '<button style="position: relative; width: 90px">Deposit</button><button style="margin-inline-start: -14px; width: 90px">Withdraw</button>',
    reported: /^Overlapping controls: button "Deposit" and button "Withdraw"/,
  },
  'a name at the far end of its line': {
    body: '<div dir="rtl"><bdi style="display: block; width: 200px">demo1</bdi></div>',
    reported: /^At the wrong position: "demo1"/,
  },
  'a dialog whose text begins below its fold': {
    body: '<dialog id="news" aria-labelledby="its-title" style="height: 120px; overflow: auto"><div style="height: 160px"></div><h2 id="its-title">Good to see you</h2></dialog><script>news.showModal()</script>',
    reported: /^Below the fold of its dialog: h2 "Good to see you", 0 px of it are visible/,
  },
  'a dialog with only one visible line': {
    body: '<dialog id="news" aria-describedby="its-words" style="height: 50px; width: 100px; padding: 0; overflow: auto"><p id="its-words" style="line-height: 32px">One and two and three and four</p></dialog><script>news.showModal()</script>',
    reported: /^Below the fold of its dialog: p /,
  },
  'a page that scrolls to an empty area': {
    body: '<p>Log in</p><div style="height: 640px"></div>',
    reported: /^The page scrolls down, by \d+ px, to an empty area/,
  },
  'overlapping texts': {
    body: '<div style="position: relative"><p>Balance</p><p style="position: absolute; inset: 4px 0 0 20px">৳100</p></div>',
    reported: /^Overlapping texts: "Balance" and "৳100"/,
  },
  'a page that scrolls sideways': {
    body: '<div style="width: 400px; height: 10px"></div>',
    reported: /^The page scrolls sideways, by 80 px, for div /,
  },
  'type of 9 pixels': {
    body: '<small style="font-size: 9px">18+</small>',
    reported: /^Too small to read: 9\.0 px in small, such as "18\+"/,
  },
  'a control of 18 pixels': {
    body: '<button aria-label="Close" style="width: 18px; height: 40px"></button>',
    reported: /^Too small for a finger: button "Close", 18 px of 24/,
  },
  'a control that moves money, of 32': {
    body: '<form><button type="submit" style="width: 200px">Withdraw</button></form>',
    reported: /^Too small for a finger: button "Withdraw", 32 px of 44/,
  },
};

/** Markup that looks faulty at first, but is right. */
const sound: Readonly<Record<string, string>> = {
  "a game's name that ends in an ellipsis":
    '<bdi style="display: block; width: 60px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">Garnet Lucky 3D</bdi>',
  'text that can be scrolled into view':
    '<div style="width: 90px; overflow-x: auto; white-space: nowrap">Slots Live Fish Poker Sports Lottery</div>',
  'text only for screen readers':
    '<button style="width: 40px; height: 40px"><span style="position: absolute; width: 1px; height: 1px; overflow: hidden; white-space: nowrap">Close the menu</span>×</button>',
  'a heart in the corner of a tile':
    '<div style="position: relative; width: 120px"><button style="width: 120px; height: 120px">Fish</button><button aria-label="Keep" style="position: absolute; inset: 0 0 auto auto; width: 44px; height: 44px"></button></div>',
  'a bar over content that scrolls below it':
    '<button style="width: 100%; margin-top: 40px">Play</button><nav style="position: fixed; inset: 0 0 auto"><a href="#" style="display: block; height: 60px">Home</a></nav>',
  'a link within a sentence': '<p style="line-height: 20px">Read <a href="#">the terms</a> first.</p>',
  'titles that run past':
    '<style>@keyframes run { to { translate: -50% } }</style><div style="width: 100px; overflow: hidden"><p style="width: max-content; animation: run 9s linear infinite">Long news of the day, over and over</p></div>',
  'a name in the middle of its line':
    '<div dir="rtl"><bdi style="display: block; width: 200px; text-align: center">demo1</bdi></div>',
  'a name at the start of its line':
    '<div dir="rtl" style="display: grid"><bdi style="justify-self: start">demo1</bdi></div>',
  'a page that scrolls to something': '<p>News</p><div style="height: 640px"></div><button>More</button>',
  'a hidden menu': '<div inert style="width: 10px; overflow: hidden; white-space: nowrap">Withdrawals</div>',
};

test.describe('findLayoutFaults', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('finds each planted fault, and no others', async ({ page }) => {
    for (const [what, { body, reported }] of Object.entries(planted)) {
      await page.setContent(pageOf(body));
      const faults = await findLayoutFaults(page);
      expect(
        faults.filter((fault) => reported.test(fault)),
        `${what}: ${faults.join(' ')}`,
      ).toHaveLength(1);
      expect(faults, what).toHaveLength(1);
    }
  });

  test("finds a number in other digits than the page's, but accepts a name, a code and a masked account", async ({
    page,
  }) => {
    await page.setContent(
      pageOf(
        '<p><bdi>223/140</bdi> <bdi>Baccarat 3</bdi> <code>7731</code> <bdi>•••• 0560</bdi> demo1 ৳১,২০০</p><p>কার্ড •••• 0560</p><p>মোট 5 MB</p>',
      ),
    );
    expect(await findLayoutFaults(page, { numerals: 'beng' })).toEqual([
      'In other digits than the page: "223/140" in bdi.',
      'In other digits than the page: "মোট 5 MB" in p.',
    ]);
    expect(await findLayoutFaults(page, { numerals: 'latn' })).toEqual([
      'In other digits than the page: "demo1 ৳১,২০০" in p.',
    ]);
  });

  test('does not report content that only looks like a fault', async ({ page }) => {
    for (const [what, body] of Object.entries(sound)) {
      await page.setContent(pageOf(body));
      expect(await findLayoutFaults(page), what).toEqual([]);
    }
  });
});
