import type { Attack } from '../attack.ts';
import type { Finding } from '../../fault.ts';
import { type Asked, countOf, describeCodes, logInFrom, merchantOf, solve } from './ask.ts';

/** Wrong passwords for a known name, so that its owner can't log in. */
export const lockout: Attack = {
  what: 'fails repeatedly to log in with a known name, until its owner logs in',
  run: async ({ field, isShort }) => {
    const merchant = merchantOf('lagoa');
    const at = (client: number) => ({ url: field.gateway.url, merchant, client });
    const [owner, attacker] = [at(5_030), at(5_031)];
    const before = await logInFrom(owner, 'demo2', 'demo1234');
    const { deviceToken } = before.value as { deviceToken?: string };
    const guesses: Asked[] = [];
    for (let i = 0; i < (isShort ? 8 : 40); i++)
      guesses.push(await logInFrom(attacker, 'demo2', `guess-${i}`, await solve(attacker)));
    const tried = countOf(guesses, 'LOGIN_WRONG');
    // Three guesses without captchas and twenty with captchas, plus one guess of tolerance.
    const most = 24;
    return [
      {
        what: 'guesses of an attacker who solves every captcha',
        found: describeCodes(guesses),
        wanted: `≤ ${most}`,
        holds: tried <= most && tried >= 6,
      },
      letIn(
        'the owner on a known device',
        await logInFrom(owner, 'demo2', 'demo1234', { deviceToken: deviceToken ?? '' }),
      ),
      // In the long form the attacker's address has no guesses left, so the owner uses another address.
      isShort
        ? await afterMoreFailures('the owner at the attacker’s address, with a solved captcha', attacker)
        : await afterMoreFailures('the owner with a solved captcha', owner),
    ];

    /** Causes new failures and then logs in. The failures are needed because a successful login resets them. */
    async function afterMoreFailures(what: string, where: typeof owner): Promise<Finding> {
      for (let i = 0; i < 7; i++) await logInFrom(at(5_032), 'demo2', `more-${i}`, await solve(at(5_032)));
      return letIn(what, await logInFrom(where, 'demo2', 'demo1234', await solve(where)));
    }
  },
};

const letIn = (what: string, { status, code }: Asked): Finding => ({
  what,
  found: `${status} ${code}`.trim(),
  wanted: '200',
  holds: status === 200,
});
