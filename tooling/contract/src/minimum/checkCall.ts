import { requiredCalls } from '@livery/api/client-tools';
import { type Call, type CallName, calls, failureStatus, parseEnvelope } from '@livery/api/contract';
import { cut } from '../replies/describeValue.ts';
import { Mismatch } from '../replies/mismatch.ts';
import { exchange, type Target } from '../wire/exchange.ts';
import type { Sent } from '../wire/sent.ts';
import { readAsClient, type ReadReply, Refusal } from './readAsClient.ts';

/** The result of a call. */
export interface MinimumFinding {
  call: CallName;
  isRequired: boolean;
  /** `refused`: the gateway offers the call, and refused this request with a code. */
  state: 'usable' | 'refused' | 'unusable' | 'notOffered' | 'notChecked';
  /** Why the reply is not usable, or why the call was not made. */
  line?: string;
  lacks: ReadReply['lacks'];
  leftOut: ReadReply['leftOut'];
}

/** Statuses of a server for an unknown path. */
const unknownPath = [404, 405, 501];

/** Whether a reply has a code of the contract. Some servers send a code of their own for an unknown path, such as 404. */
function hasContractCode(text: string): boolean {
  const code = parseEnvelope(text)?.code;
  return code !== undefined && Object.hasOwn(failureStatus, code);
}

/** Makes a call, and reads its reply as the client does. */
export async function checkCall(
  target: Target,
  name: CallName,
  sent: Sent,
): Promise<{ finding: MinimumFinding; read?: ReadReply }> {
  const isRequired = (requiredCalls as readonly CallName[]).includes(name);
  const result = (state: MinimumFinding['state'], line?: string): { finding: MinimumFinding } => ({
    finding: { call: name, isRequired, state, ...(line !== undefined && { line }), lacks: [], leftOut: [] },
  });
  const call: Call = calls[name];
  try {
    const reply = await exchange(target, call, sent);
    if (unknownPath.includes(reply.status) && !hasContractCode(reply.text))
      return result('notOffered', `HTTP ${reply.status} came`);
    // A server error is not a rejection of this request, because players get the same error.
    if (reply.status >= 500)
      return result('unusable', `HTTP ${reply.status} with ${cut(reply.text, 300)} came; a success is expected`);
    const read = await readAsClient(call, reply);
    return { finding: { ...result('usable').finding, lacks: read.lacks, leftOut: read.leftOut }, read };
  } catch (error) {
    if (error instanceof Refusal) return result('refused', error.message);
    if (error instanceof Mismatch) return result('unusable', error.message);
    throw error;
  }
}
