import type { Attack } from '../attack.ts';
import { limitedGateway, shortScale } from './limitedGateway.ts';
import { countOf, describeCodes, logInFrom, merchantOf } from './ask.ts';

/** Failed logins of an address before it needs captchas. */
const standard = 30;

/** Tries one password with many names, from one address. */
export const spraying: Attack = {
  what: 'tries one password with many names from one address',
  run: async ({ field, isShort }) => {
    const allowed = isShort ? standard * shortScale : standard;
    const gateway = await limitedGateway(field, isShort);
    const where = { url: gateway.url, merchant: merchantOf('aurora'), client: 5_001 };
    const names = Array.from({ length: isShort ? allowed + 4 : 120 }, (_, i) => `sprayed${i}`);
    const replies = await Promise.all(names.map((name) => logInFrom(where, name, 'spring-2026')));
    const tried = countOf(replies, 'LOGIN_WRONG');
    const captchas = countOf(replies, 'CAPTCHA_REQUIRED');
    const shed = countOf(replies, 'BUSY');
    const right = await logInFrom({ ...where, client: 5_002 }, 'demo1', 'demo1234');
    return [
      {
        what: `passwords tried, of ${names.length}`,
        found: describeCodes(replies),
        wanted: `≤ ${allowed}, and a captcha for the rest`,
        holds: tried <= allowed && captchas > 0 && tried + captchas + shed === names.length,
      },
      {
        what: 'a member at another address during the attack',
        found: `${right.status} ${right.code}`,
        wanted: '200',
        holds: right.status === 200,
      },
    ];
  },
};
