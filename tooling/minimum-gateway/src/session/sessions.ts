import { randomUUID } from 'node:crypto';
import type { Member } from '../data/members.ts';
import { Refusal } from '../refusal.ts';

/** The sessions of members, by their tokens. */
export class Sessions {
  readonly #members = new Map<string, Member>();

  /** Starts a session and returns its token. */
  start(member: Member): string {
    const token = randomUUID();
    this.#members.set(token, member);
    return token;
  }

  /** The member of a session. Rejects a missing, unknown or ended token. */
  find(token: string): Member {
    if (!token) throw new Refusal('SESSION_MISSING', 'This call needs the token of a session.');
    const member = this.#members.get(token);
    if (!member) throw new Refusal('SESSION_INVALID', 'This session is unknown, or it has ended.');
    return member;
  }

  end(token: string): void {
    this.#members.delete(token);
  }
}
