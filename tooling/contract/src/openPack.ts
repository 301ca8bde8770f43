import type { CallName } from '@livery/api/contract';
import type { Merchant } from '@livery/merchant';
import { runPack } from './pack.ts';
import { askAt } from './people/ask.ts';
import { openDoors } from './people/doors.ts';
import { type Credentials, gatherPeople } from './people/people.ts';
import type { Report } from './report.ts';

export interface PackOptions {
  /** Address of the gateway, without a path of its own behind it. */
  gateway: string;
  merchant: Merchant;
  /** Another merchant that the gateway serves: its sessions must be worth nothing here. */
  otherMerchant?: Merchant | undefined;
  user?: Credentials | undefined;
  agent?: Credentials | undefined;
  only?: readonly CallName[] | undefined;
  onCall?: (name: CallName) => void;
}

/** Members that every sandbox has, for those that were not named. */
const sandboxUser: Credentials = { username: 'demo1', password: 'demo1234' };
const sandboxAgent: Credentials = { username: 'agent1', password: 'demo1234' };

/** Finds out what the gateway offers to tests, then holds it against the contract. */
export async function checkGateway({
  gateway,
  merchant,
  otherMerchant,
  user,
  agent,
  ...rest
}: PackOptions): Promise<Report> {
  const target = { url: gateway.replace(/\/+$/, ''), merchant };
  const doors = await openDoors(target.url);
  const people = gatherPeople({
    ask: askAt(target),
    doors,
    user: user ?? (doors.isOpen ? sandboxUser : undefined),
    agent: agent ?? (doors.isOpen ? sandboxAgent : undefined),
    askElsewhere: otherMerchant && askAt({ url: target.url, merchant: otherMerchant }),
  });
  return runPack({ target, people, doors, ...rest });
}
