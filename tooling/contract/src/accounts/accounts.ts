import type { CallAccess } from '@livery/api/contract';
import { NotChecked } from '../replies/mismatch.ts';
import type { MakeCall } from '../wire/makeCall.ts';
import type { Sandbox } from './sandbox.ts';
import { type OwnMember, registerMember } from './registerMember.ts';

/** A user name and its password. */
export interface Credentials {
  username: string;
  password: string;
}

/**
 * The sessions for calls. Each session is opened at its first use.
 * @throws NotChecked if a session cannot be opened
 */
export interface Accounts {
  /** Token of a member with records, for calls that only read. */
  member(): Promise<string>;
  /** A member that this run registered, for calls that change something. */
  own(): Promise<OwnMember>;
  /** Another member that this run registered, for calls that end its session or change its account. */
  newMember(): Promise<OwnMember>;
  trial(): Promise<string>;
  agent(): Promise<string>;
  /** Token of a member of another merchant of this gateway. */
  memberOfOther(): Promise<string>;
  /** Token of an account that may make the call. Undefined if the call needs no session. */
  allowed(access: CallAccess): Promise<string | undefined>;
}

interface Parts {
  call: MakeCall;
  sandbox: Sandbox;
  user: Credentials | undefined;
  agent: Credentials | undefined;
  /** Makes calls as another merchant’s client. */
  callElsewhere: MakeCall | undefined;
}

export function createAccounts({ call, sandbox, user, agent, callElsewhere }: Parts): Accounts {
  const once = <T>(find: () => Promise<T>) => {
    let found: Promise<T> | undefined;
    return () => (found ??= find());
  };
  const logIn = (by: MakeCall, credentials: Credentials | undefined, flag: string) => {
    if (credentials === undefined) throw new NotChecked(`it needs a session: give ${flag}`);
    return by('login', { body: { type: 'username', ...credentials } }).then(({ token }) => token);
  };

  const newMember = () => registerMember(call, sandbox);
  const own = once(newMember);
  const accounts: Accounts = {
    newMember,
    own,
    member: once(async () => (user === undefined ? (await own()).token : logIn(call, user, '--user and --password'))),
    trial: once(async () => (await call('freePlay', {})).token),
    agent: once(async () => logIn(call, agent, '--agent and --agent-password')),
    memberOfOther: once(async () => {
      if (callElsewhere === undefined) throw new NotChecked('it needs a second merchant at this gateway');
      return logIn(callElsewhere, user, '--user and --password');
    }),
    async allowed(access) {
      if (access === 'anyone') return undefined;
      return access === 'agent' ? accounts.agent() : accounts.member();
    },
  };
  return accounts;
}
