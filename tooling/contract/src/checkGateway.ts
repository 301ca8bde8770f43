import type { CallName } from '@livery/api/contract';
import type { Merchant } from '@livery/merchant';
import { runPack } from './pack.ts';
import { callsAt } from './wire/makeCall.ts';
import { connectSandbox } from './accounts/sandbox.ts';
import { type Credentials, createAccounts } from './accounts/accounts.ts';
import type { Report } from './report.ts';
import { assertReachable } from './wire/assertReachable.ts';
import { sendsHeader } from './wire/inDialect.ts';

export interface PackOptions {
  /** Address of the gateway, without a path. */
  gateway: string;
  merchant: Merchant;
  /** Another merchant of the gateway, to check that its sessions are rejected. */
  otherMerchant?: Merchant | undefined;
  user?: Credentials | undefined;
  agent?: Credentials | undefined;
  only?: readonly CallName[] | undefined;
  onCall?: (name: CallName) => void;
}

/** Members of every sandbox. They are used if no other members are named. */
const sandboxUser: Credentials = { username: 'demo1', password: 'demo1234' };
const sandboxAgent: Credentials = { username: 'agent1', password: 'demo1234' };

/**
 * Checks a gateway against the contract.
 * @throws GatewayUnreachable if there is no reply from the address
 */
export async function checkGateway({
  gateway,
  merchant,
  otherMerchant,
  user,
  agent,
  ...rest
}: PackOptions): Promise<Report> {
  const target = { url: gateway.replace(/\/+$/, ''), merchant };
  await assertReachable(target.url);
  // Without the header, one address belongs to one merchant.
  const elsewhere = sendsHeader(merchant, 'Merchant') ? otherMerchant : undefined;
  const sandbox = await connectSandbox(target.url);
  const accounts = createAccounts({
    call: callsAt(target),
    sandbox,
    user: user ?? (sandbox.isSandbox ? sandboxUser : undefined),
    agent: agent ?? (sandbox.isSandbox ? sandboxAgent : undefined),
    callElsewhere: elsewhere && callsAt({ url: target.url, merchant: elsewhere }),
  });
  return runPack({ target, accounts, sandbox, ...rest });
}
