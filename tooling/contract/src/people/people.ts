import type { CallAccess } from '@livery/api/contract';
import { NotChecked } from '../judge/mismatch.ts';
import type { Ask } from './ask.ts';
import type { Doors } from './doors.ts';
import { type OwnMember, registerMember } from './registerMember.ts';

/** A user name and its password. */
export interface Credentials {
  username: string;
  password: string;
}

/** Who makes the calls. Each is found when first needed; one who can't be had throws NotChecked with the reason. */
export interface People {
  /** A member with a history, for what only reads. */
  member(): Promise<string>;
  /** A member that this run registered, for what changes something. */
  own(): Promise<OwnMember>;
  /** Another such member, for what its session or account may not survive. */
  newMember(): Promise<OwnMember>;
  trial(): Promise<string>;
  agent(): Promise<string>;
  /** A session of another merchant of this gateway. */
  foreigner(): Promise<string>;
  /** Someone whom the call lets in; undefined where anyone may. */
  allowed(access: CallAccess): Promise<string | undefined>;
}

interface Parts {
  ask: Ask;
  doors: Doors;
  user: Credentials | undefined;
  agent: Credentials | undefined;
  /** Logs the user in at another merchant. */
  askElsewhere: Ask | undefined;
}

export function gatherPeople({ ask, doors, user, agent, askElsewhere }: Parts): People {
  const once = <T>(find: () => Promise<T>) => {
    let found: Promise<T> | undefined;
    return () => (found ??= find());
  };
  const logIn = (by: Ask, credentials: Credentials | undefined, flag: string) => {
    if (credentials === undefined) throw new NotChecked(`it needs a session: give ${flag}`);
    return by('login', { body: { type: 'username', ...credentials } }).then(({ token }) => token);
  };

  const newMember = () => registerMember(ask, doors);
  const own = once(newMember);
  const people: People = {
    newMember,
    own,
    member: once(async () => (user === undefined ? (await own()).token : logIn(ask, user, '--user and --password'))),
    trial: once(async () => (await ask('freePlay', {})).token),
    agent: once(async () => logIn(ask, agent, '--agent and --agent-password')),
    foreigner: once(async () => {
      if (askElsewhere === undefined) throw new NotChecked('it needs a second merchant at this gateway');
      return logIn(askElsewhere, user, '--user and --password');
    }),
    async allowed(access) {
      if (access === 'anyone') return undefined;
      return access === 'agent' ? people.agent() : people.member();
    },
  };
  return people;
}
