import type { Call } from '../calls/call.ts';
import { sentName, type CompleteDialect } from '../dialect.ts';
import type { ReceivedRequest } from '../http/receivedRequest.ts';
import { Refusal } from '../refusal.ts';

/** The token of a request, or an empty text. Rejects a token in a place that the dialect does not use. */
export function readToken(request: ReceivedRequest, call: Call, dialect: CompleteDialect): string {
  const header = sentName(dialect, 'Authorization');
  const fromHeader = (request.header(header) ?? '').replace(/^Bearer /i, '');
  const fromParameter = request.query.get('token') ?? '';

  if (dialect.token === 'parameter') {
    if (fromHeader || request.header('Authorization')) {
      throw new Refusal('REQUEST_INVALID', `The token has to be in the parameter token, not in the header ${header}.`);
    }
    return fromParameter;
  }
  const isInBoth = dialect.token === 'both' && call.hasTokenInBoth === true;
  if (!isInBoth && request.query.has('token')) {
    throw new Refusal('REQUEST_INVALID', `The token has to be in the header ${header}, not in the parameter token.`);
  }
  if (isInBoth && fromHeader !== fromParameter) {
    throw new Refusal('REQUEST_INVALID', `The token has to be in the header ${header} and in the parameter token.`);
  }
  return fromHeader;
}
