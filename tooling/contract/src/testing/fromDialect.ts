import { randomBytes } from 'node:crypto';
import type { Dialect, Merchant } from '@livery/merchant';
import type { PassedReply, PassedRequest } from './startProxy.ts';

/** Adds the headers that the dialect omits, renames the others back, and moves the token and the module to headers. */
export function withUsualHeaders(request: PassedRequest, dialect: Dialect, merchant: Merchant): PassedRequest {
  const address = new URL(request.url, 'http://gateway.test');
  const taken = (parameter: string) => {
    const value = address.searchParams.get(parameter);
    address.searchParams.delete(parameter);
    return value;
  };
  const token = dialect.token === 'header' ? null : taken('token');
  const moduleId = dialect.moduleId === 'payload' ? taken('moduleId') : null;
  const defaults: Record<Dialect['omitHeaders'][number], string> = {
    Device: 'MOBILE',
    'Idempotency-Key': randomBytes(12).toString('hex'),
    Language: merchant.languages.default,
    Merchant: merchant.code,
  };
  const headers = { ...request.headers };
  for (const name of dialect.omitHeaders) headers[name.toLowerCase()] = defaults[name];
  for (const [name, other] of Object.entries(dialect.renameHeaders)) {
    const value = headers[other.toLowerCase()];
    delete headers[other.toLowerCase()];
    if (value !== undefined) headers[name.toLowerCase()] = value;
  }
  if (token !== null && dialect.token === 'parameter') headers['authorization'] = token;
  if (moduleId !== null) headers['moduleid'] = moduleId;
  return { ...request, url: address.pathname + address.search, headers };
}

/** Removes the module from a body that is not encrypted. */
export async function withoutModule(request: PassedRequest, dialect: Dialect): Promise<PassedRequest> {
  const { body, headers } = request;
  const type = headers['content-type'] ?? '';
  if (dialect.moduleId === 'header' || body === undefined || headers['encryption'] !== undefined) return request;
  if (type.startsWith('application/json')) {
    const text = withoutModuleField(Buffer.from(body as Uint8Array).toString());
    return text === undefined ? withoutBody(request) : { ...request, body: text };
  }
  if (!/^(multipart\/form-data|application\/x-www-form-urlencoded)/.test(type)) return request;
  const form = await new Response(body, { headers: { 'Content-Type': type } }).formData();
  if (!form.has('moduleId')) return request;
  form.delete('moduleId');
  if (type.startsWith('multipart')) return { ...withoutBody(request), body: form };
  return { ...request, body: new URLSearchParams([...form] as [string, string][]).toString() };
}

/**
 * Removes the module from a JSON object. Returns undefined if the object has no other field. Any other text is returned
 * unchanged.
 */
export function withoutModuleField(json: string): string | undefined {
  try {
    const value = JSON.parse(json) as Record<string, unknown>;
    if (!Object.hasOwn(value, 'moduleId')) return json;
    const { moduleId: _, ...rest } = value;
    return Object.keys(rest).length === 0 ? undefined : JSON.stringify(rest);
  } catch {
    return json;
  }
}

function withoutBody(request: PassedRequest): PassedRequest {
  const { 'content-type': _, ...headers } = request.headers;
  return { ...request, headers, body: undefined };
}

/**
 * Removes the envelope of a reply. Of a success only the value remains, and of a failure all fields except `success`. A
 * reply without JSON is unchanged.
 */
export function toBareReply(reply: PassedReply): PassedReply {
  if (reply.text === '' || !reply.headers['content-type']?.startsWith('application/json')) return reply;
  const { success, ...rest } = JSON.parse(reply.text) as { success: boolean; value?: unknown };
  const bare = success ? rest.value : rest;
  return { ...reply, text: bare === undefined ? '' : JSON.stringify(bare) };
}
