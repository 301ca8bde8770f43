import type { Member } from '../data/members.ts';
import type { Sessions } from '../session/sessions.ts';
import type { Tickets } from '../session/tickets.ts';

/** The fields of a request: of its query, or of its decrypted body. */
export type Fields = Readonly<Record<string, string>>;

/** The parts of the gateway that calls use. */
export interface Gateway {
  readonly url: string;
  readonly sessions: Sessions;
  readonly tickets: Tickets;
}

/** A call of the minimum gateway. */
export interface Call {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  /** The names of fields that a request must have, and of those it may have. */
  readonly required: readonly string[];
  readonly optional: readonly string[];
  readonly isForMembers?: boolean;
  readonly isEncrypted?: boolean;
  /** Whether the dialect `token: both` also sends the token as a parameter. */
  readonly hasTokenInBoth?: boolean;
}

/** A call that guests may make. */
export interface GuestCall extends Call {
  readonly isForMembers?: false;
  answer(fields: Fields, gateway: Gateway): unknown;
}

/** A call that needs a session. */
export interface MemberCall extends Call {
  readonly isForMembers: true;
  answer(fields: Fields, gateway: Gateway, session: { member: Member; token: string }): unknown;
}
