import type { IncomingMessage } from 'node:http';
import type { Gateway, GuestCall, MemberCall } from '../calls/call.ts';
import { readToken } from '../session/readToken.ts';
import { Refusal } from '../refusal.ts';
import { checkHeaders, checkMerchant } from './checkHeaders.ts';
import { readFields, type BodyReader } from './readFields.ts';
import { readBody, readHead } from './receivedRequest.ts';

/** Checks a request and runs its call. */
export async function answerCall(
  message: IncomingMessage,
  call: GuestCall | MemberCall,
  gateway: Gateway & BodyReader,
): Promise<unknown> {
  const request = { ...readHead(message), body: await readBody(message) };
  const { dialect, merchant, sessions } = gateway;
  if (request.method !== call.method) {
    throw new Refusal('METHOD_NOT_ALLOWED', `This path takes the method ${call.method}.`);
  }
  checkHeaders(request, dialect);
  checkMerchant(request, dialect, merchant);
  if (dialect.moduleId === 'header' && request.query.has('moduleId')) {
    throw new Refusal('REQUEST_INVALID', 'The module has to be in the header ModuleId, not in the field moduleId.');
  }
  const token = readToken(request, call, dialect);
  if (!call.isForMembers) return call.answer(readFields(request, call, token, gateway), gateway);
  const member = sessions.find(token);
  return call.answer(readFields(request, call, token, gateway), gateway, { member, token });
}
