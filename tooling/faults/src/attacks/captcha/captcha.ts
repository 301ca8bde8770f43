import type { Merchant } from '@livery/merchant';
import { Client } from 'pg';
import { type Finding, none } from '../../fault.ts';
import { readMerchants } from '../../gateways/wallets.ts';
import type { Attack } from '../attack.ts';
import { readPng } from './greyPicture.ts';
import { readAll, type Reading, readings, type Sample, tesseractVersion } from './readByTesseract.ts';
import { getCaptcha, registerWith, solve } from './registerWith.ts';

/** A program reads captchas. Answers are guessed, used twice, used too late or used for another captcha. */
export const captcha: Attack = {
  what: 'captchas: tesseract reads them; answers are guessed, reused, sent too late, or sent for another captcha',
  run: async ({ field, isShort, report }) => {
    const { url } = field.gateway;
    // Merchants whose registration needs a captcha.
    const [merchant, other] = readMerchants().filter(({ gateway }) => gateway.captcha.register) as [Merchant, Merchant];
    const findings = await answers(url, merchant, other, field.databaseUrl);
    const wanted = isShort ? 8 : 200;
    const started = performance.now();
    const samples: Sample[] = [];
    const images = new Set<string>();
    let largest = 0;
    for (let client = 0; client < wanted; client++) {
      const { captchaId, image } = await getCaptcha(url, merchant, 30_000 + client);
      const png = Buffer.from(image, 'base64');
      images.add(image);
      largest = Math.max(largest, png.length);
      samples.push({ picture: readPng(png), answer: await solve(url, captchaId) });
    }
    report(`${wanted} captchas in ${((performance.now() - started) / wanted).toFixed(1)} ms each, with their answers`);
    findings.push(none('pictures that were repeated', wanted - images.size), {
      what: 'bytes of the largest picture',
      found: String(largest),
      wanted: '< 6144',
      holds: largest < 6_144,
    });
    return isShort ? findings : [...findings, await readByProgram(samples, report)];
  },
};

/** Returns the best way of reading. All ways read a part of the captchas; the most promising ways read all of them. */
async function readByProgram(samples: readonly Sample[], report: (line: string) => void): Promise<Finding> {
  const what = `captchas of ${samples.length} that the best of ${readings.length} ways read correctly`;
  const wanted = `< ${samples.length / 10}`;
  const version = await tesseractVersion();
  if (version === undefined)
    return {
      what,
      found: 'tesseract is missing: install it (Debian: apt-get install tesseract-ocr)',
      wanted,
      holds: false,
    };
  report(`${version}, ${readings.length} ways of reading`);
  const part = samples.slice(0, 60);
  const tried: Array<{ reading: Reading; right: number }> = [];
  for (const reading of readings) tried.push({ reading, right: await readAll(part, reading) });
  const promising = tried.toSorted((a, b) => b.right - a.right).slice(0, 4);
  let best = 0;
  for (const { reading } of promising) {
    const right = await readAll(samples, reading);
    report(`${reading.cleanUp}, mode ${reading.mode}: ${right} of ${samples.length}`);
    best = Math.max(best, right);
  }
  return { what, found: String(best), wanted, holds: best < samples.length / 10 };
}

/** Checks which answers the gateway accepts. */
async function answers(url: string, merchant: Merchant, other: Merchant, databaseUrl: string): Promise<Finding[]> {
  let client = 29_000;
  const fresh = async (of = merchant) => {
    const { captchaId } = await getCaptcha(url, of, ++client);
    return { captchaId, captcha: await solve(url, captchaId) };
  };
  const attempt = (answer: { captchaId: string; captcha: string }) => registerWith(url, merchant, answer, ++client);
  const [right, guessed, old, one, two] = [await fresh(), await fresh(), await fresh(), await fresh(), await fresh()];
  const first = await attempt(right);
  const again = await attempt(right);
  // Ten concurrent guesses, including the right answer: only one of them is checked.
  const digits = Array.from({ length: 10 }, (_, n) => guessed.captcha.slice(0, 3) + n);
  const guesses = await Promise.all(digits.map((guess) => attempt({ ...guessed, captcha: guess })));
  const afterwards = await attempt(guessed);
  const database = new Client({ connectionString: databaseUrl });
  await database.connect();
  await database.query("update captchas set expires_at = now() - interval '1 second' where id = $1", [old.captchaId]);
  await database.end();
  const refused = (what: string, code: string): Finding => ({
    what: `an answer ${what}`,
    found: code,
    wanted: 'CAPTCHA_WRONG',
    holds: code === 'CAPTCHA_WRONG',
  });
  return [
    { what: 'the right answer', found: first, wanted: 'done', holds: first === 'done' },
    refused('that was used before', again),
    {
      what: 'that were accepted, of ten concurrent guesses for one captcha',
      found: String(guesses.filter((code) => code !== 'CAPTCHA_WRONG').length),
      wanted: '≤ 1',
      holds: guesses.filter((code) => code !== 'CAPTCHA_WRONG').length <= 1,
    },
    refused('that is right, after wrong answers', afterwards),
    refused('after it expired', await attempt(old)),
    refused(
      'for another captcha',
      await attempt({ captchaId: one.captchaId, captcha: anotherThan(one.captcha, two.captcha) }),
    ),
    refused("of another merchant's captcha", await attempt(await fresh(other))),
  ];
}

/** The second text, or a different text if both are equal. */
const anotherThan = (own: string, another: string) =>
  own === another ? another.replace(/.$/, (last) => String((Number(last) + 1) % 10)) : another;
