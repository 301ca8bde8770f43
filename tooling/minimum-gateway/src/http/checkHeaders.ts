import { sentName, type CompleteDialect, type HeaderName } from '../dialect.ts';
import { Refusal } from '../refusal.ts';
import type { ReceivedRequest } from './receivedRequest.ts';

/** Rejects headers that the dialect does not send. */
export function checkHeaders(request: ReceivedRequest, dialect: CompleteDialect): void {
  for (const header of dialect.omitHeaders) refuseHeader(request, dialect, header, 'omitHeaders names it');
  if (dialect.moduleId === 'payload') {
    refuseHeader(request, dialect, 'ModuleId', 'the module is a field of the query or the body');
  }
}

/** Rejects a request for another merchant than this gateway's. */
export function checkMerchant(request: ReceivedRequest, dialect: CompleteDialect, merchant: string): void {
  if (dialect.omitHeaders.includes('Merchant')) return;
  const name = sentName(dialect, 'Merchant');
  const sent = request.header(name);
  if (sent !== merchant) throw new Refusal('MERCHANT_UNKNOWN', `The header ${name} has to be ${merchant}.`);
}

function refuseHeader(request: ReceivedRequest, dialect: CompleteDialect, header: HeaderName, reason: string): void {
  const sent = [sentName(dialect, header), header].find((name) => request.header(name) !== undefined);
  if (sent) throw new Refusal('REQUEST_INVALID', `The header ${sent} must not be sent: ${reason}.`);
}
