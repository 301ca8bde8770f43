import type { Attack } from '../attack.ts';
import { limitedGateway, shortScale } from './limitedGateway.ts';
import { ask, countOf, describeCodes, merchantOf } from './ask.ts';

/** Maximum number of codes for one address at the same time, and for a range of a thousand neighbouring numbers. */
const standard = { ofAddress: 20, ofRange: 10 };

/** Requests codes by SMS for as many numbers as possible. Attackers earn a share of the price of each SMS. */
export const smsPumping: Attack = {
  what: 'requests codes by SMS for many numbers, from one address and from many',
  run: async ({ field, isShort }) => {
    const merchant = merchantOf('lagoa');
    const { url } = await limitedGateway(field, isShort);
    const [ofAddress, ofRange] = [standard.ofAddress, standard.ofRange].map((most) =>
      isShort ? most * shortScale : most,
    ) as [number, number];
    const send = (client: number, mobileNum: string) =>
      ask('sendSmsCode', {
        url,
        merchant,
        client,
        body: { mobileNum, countryDialingCode: '55', purpose: 'register' },
      });
    const times = isShort ? 30 : 100;
    const scattered = await Promise.all(
      Array.from({ length: times }, (_, i) => send(5_010, `118${String(20_000_000 + i * 1_000)}`)),
    );
    const neighbours = await Promise.all(
      Array.from({ length: times }, (_, i) => send(6_000 + i, `117${String(30_000_000 + i)}`)),
    );
    const held = (replies: typeof scattered, most: number) =>
      countOf(replies, '') === most &&
      countOf(replies, 'TOO_MANY') === times - most &&
      replies.every(({ status, retryAfter }) => status === 200 || (retryAfter ?? 0) > 0);
    return [
      {
        what: `codes sent, of ${times} requested by one address`,
        found: describeCodes(scattered),
        wanted: `${ofAddress}, and TOO_MANY with Retry-After`,
        holds: held(scattered, ofAddress),
      },
      {
        what: `codes to neighbouring numbers, of ${times} requested by as many addresses`,
        found: describeCodes(neighbours),
        wanted: `${ofRange}, and TOO_MANY with Retry-After`,
        holds: held(neighbours, ofRange),
      },
    ];
  },
};
