import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer } from '../gateways/player.ts';

/**
 * The outcome of a request that was sent until it got a reply. `unknown` if the player gave up or the reply was
 * unexpected.
 */
type Outcome = 'done' | 'refused' | 'unknown';

interface Wanted {
  /** Sends the request once. */
  ask: (url: string) => Promise<Answer>;
  /** Code of the expected rejection. */
  refusal: string;
  /**
   * A function that is called if there was no reply.
   * @returns whether the player gives up.
   */
  handleSilence: () => boolean;
}

export interface Sender {
  /** Sends a request repeatedly, sometimes twice at the same time, until a gateway replies. */
  untilAnswered(wanted: Wanted): Promise<Outcome>;
  /** Requests whose connection broke before the reply. */
  broken(): number;
  /** Number of current requests. */
  underWay(): number;
  /** Unexpected replies, by status and code. */
  odd: Map<string, number>;
}

/**
 * Creates a sender for many requests.
 * @param gateway returns the address of the running gateway; waits while no gateway runs.
 */
export function createSender(gateway: () => Promise<string>, random: () => number): Sender {
  const odd = new Map<string, number>();
  let broken = 0;
  let underWay = 0;

  async function count(asked: Promise<Answer>): Promise<Answer> {
    underWay++;
    const answer = await asked;
    underWay--;
    if (answer.status === 0) broken++;
    return answer;
  }

  return {
    odd,
    broken: () => broken,
    underWay: () => underWay,
    async untilAnswered({ ask, refusal, handleSilence }) {
      for (;;) {
        const url = await gateway();
        const [{ status, code }] = await Promise.all([count(ask(url)), ...(random() < 0.2 ? [count(ask(url))] : [])]);
        if (status === 200) return 'done';
        if (code === refusal) return 'refused';
        // A gateway that is starting or busy replies with these codes. Any other reply that is neither success nor the
        // expected rejection is unexpected.
        if (status !== 0 && code !== 'BUSY' && code !== 'TOO_MANY') {
          odd.set(`${status} ${code}`, (odd.get(`${status} ${code}`) ?? 0) + 1);
          return 'unknown';
        }
        if (status === 0 && handleSilence()) return 'unknown';
        await sleep(20);
      }
    },
  };
}
