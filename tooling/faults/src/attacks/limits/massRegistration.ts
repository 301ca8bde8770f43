import { registration } from './registration.ts';
import type { Attack } from '../attack.ts';
import { limitedGateway, shortScale } from './limitedGateway.ts';
import { ask, countOf, describeCodes, merchantOf, solve } from './ask.ts';

/** Number of accounts that an address may register without captchas, and then with solved captchas. */
const standard = { withoutCaptcha: 10, withCaptcha: 20 };

/** Registers many accounts, for bonuses or for sale, at a merchant that needs no captcha itself. */
export const massRegistration: Attack = {
  what: 'registers many accounts from one address, first without captchas, then with solved captchas',
  run: async ({ field, seed, isShort }) => {
    const withoutCaptcha = standard.withoutCaptcha * (isShort ? shortScale : 1);
    const { url } = await limitedGateway(field, isShort);
    const where = { url, merchant: merchantOf('padma'), client: 5_020 };
    const register = async (name: string, more: object) =>
      ask('register', { ...where, body: { ...registration, username: name, ...more } });
    const bareCount = isShort ? withoutCaptcha + 2 : 40;
    const bare = await Promise.all(Array.from({ length: bareCount }, (_, i) => register(`bulk${seed % 1e6}x${i}`, {})));
    const opened = countOf(bare, '');
    const findings = [
      {
        what: `accounts opened without a captcha, of ${bareCount}`,
        found: describeCodes(bare),
        wanted: `${withoutCaptcha}, then CAPTCHA_REQUIRED`,
        holds: opened === withoutCaptcha && countOf(bare, 'CAPTCHA_REQUIRED') === bareCount - withoutCaptcha,
      },
    ];
    if (isShort) return findings;
    const solvedOnes = await Promise.all(
      Array.from({ length: 40 }, async (_, i) => register(`bulk${seed % 1e6}y${i}`, await solve(where))),
    );
    return [
      ...findings,
      {
        what: 'accounts opened with solved captchas, of 40',
        found: describeCodes(solvedOnes),
        wanted: `≤ ${standard.withCaptcha}, then TOO_MANY`,
        // One more account is allowed, because some quota is restored during the run.
        holds: countOf(solvedOnes, '') <= standard.withCaptcha + 1 && countOf(solvedOnes, 'TOO_MANY') > 0,
      },
    ];
  },
};
