import { areas, type Call, type CallName, failuresOf, failureStatus, needsSession } from '@livery/api/contract';
import { sampleValues } from '@livery/api/samples';
import type { Merchant } from '@livery/merchant';
import packageJson from '../../../package.json' with { type: 'json' };
import { type JsonSchema, jsonSchemaOf } from './jsonSchemaOf.ts';

type Json = Record<string, unknown>;

/** Describes the contract as an OpenAPI 3.1 document, at a merchant's paths if one is given. */
export function openApiDocument(merchant: Merchant | undefined): Json {
  const paths: Record<string, Json> = {};
  for (const { title, calls, summaries } of Object.values(areas)) {
    for (const [name, call] of Object.entries(calls) as [string, Call][]) {
      const path = merchant?.gateway.paths[name] ?? call.path;
      paths[path] = {
        ...paths[path],
        [call.method.toLowerCase()]: operation(call, { title, summary: summaries[name as keyof typeof summaries] }),
      };
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: merchant === undefined ? 'Livery gateway' : `Livery gateway, at the paths of ${merchant.name}`,
      version: packageJson.version,
      description:
        'Replies come in an envelope: { success, value } or { success, code, message }. Bodies marked x-encrypted are encrypted with the merchant’s crypto suite; the schema describes the plain body.',
    },
    servers: [{ url: merchant?.gateway.baseUrl || '/' }],
    tags: Object.values(areas).map(({ title }) => ({ name: title })),
    paths,
    components: {
      schemas: { Failure: failureSchema, Sealed: sealedSchema },
      securitySchemes: { session: { type: 'apiKey', in: 'header', name: 'Authorization' } },
    },
  };
}

const failureSchema: JsonSchema = {
  type: 'object',
  required: ['success', 'code', 'message'],
  properties: {
    success: { const: false },
    code: { type: 'string', enum: Object.keys(failureStatus) },
    message: { type: 'string' },
    value: {},
  },
};

/** Schema of an encrypted body. */
const sealedSchema: JsonSchema = {
  type: 'object',
  required: ['value'],
  additionalProperties: false,
  properties: {
    value: { type: 'string' },
    // The suite `oaep-gcm` only.
    time: { type: 'integer', description: 'When it was encrypted, by the gateway’s clock: milliseconds since 1970' },
    nonce: { type: 'string', pattern: '^[A-Za-z0-9+/=_-]{16,64}$' },
  },
};

function operation(call: Call, { title, summary }: { title: string; summary: string }): Json {
  return {
    operationId: call.name,
    tags: [title],
    summary,
    ...(needsSession(call) ? { security: [{ session: [] }] } : { security: [{}, { session: [] }] }),
    parameters: [...headers(call), ...(call.query ? queryParameters(call.query) : [])],
    ...(call.body && { requestBody: requestBody(call) }),
    responses: { 200: success(call), ...failures(call) },
    'x-access': call.access,
    ...(call.moduleId && { 'x-module-id': call.moduleId }),
    ...(call.isIdempotent && { 'x-idempotent': true }),
    ...(call.isEncrypted && { 'x-encrypted': true }),
    ...(call.throttleMs && { 'x-throttle-ms': call.throttleMs }),
    ...(call.cachedAs && { 'x-cached-as': call.cachedAs }),
  };
}

function headers(call: Call): Json[] {
  const header = (name: string, required: boolean, schema: JsonSchema, description: string) => ({
    name,
    in: 'header',
    required,
    schema,
    description,
  });
  const text: JsonSchema = { type: 'string' };
  return [
    header('Merchant', true, text, 'Code of the merchant'),
    header('Language', false, { type: 'string', pattern: '^[A-Z]{2,3}$' }, 'Gateway code of the language of the reply'),
    ...(call.moduleId ? [header('ModuleId', false, { const: call.moduleId }, 'Module of the call')] : []),
    ...(call.isIdempotent
      ? [
          header(
            'Idempotency-Key',
            true,
            { type: 'string', pattern: '^[A-Za-z0-9_\\-]{8,64}$' },
            'Requests with the same key take effect only once',
          ),
        ]
      : []),
    ...(call.isEncrypted ? [header('Encryption', true, text, 'The key of the body, wrapped for the gateway')] : []),
  ];
}

function queryParameters(query: NonNullable<Call['query']>): Json[] {
  const { properties = {}, required = [] } = jsonSchemaOf(query, 'input');
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
}

function requestBody(call: Call): Json {
  const plain = jsonSchemaOf(call.body!, 'input');
  if (call.isEncrypted)
    return {
      required: true,
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Sealed' } } },
      'x-plain-body': plain,
    };
  const type = {
    json: 'application/json',
    form: 'application/x-www-form-urlencoded',
    multipart: 'multipart/form-data',
  }[call.encoding ?? 'json'];
  return { required: true, content: { [type]: { schema: plain } } };
}

function success(call: Call): Json {
  const value = sampleValues[call.name as CallName];
  const schema: JsonSchema = {
    type: 'object',
    required: ['success', 'value'],
    properties: { success: { const: true }, value: jsonSchemaOf(call.value, 'output') },
  };
  return {
    description: 'Success.',
    content: { 'application/json': { schema, example: { success: true, value } } },
  };
}

function failures(call: Call): Record<string, Json> {
  const codes = failuresOf(call);
  const reply = { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } };
  const statuses = [...new Set(codes.map((code) => failureStatus[code]))];
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      { description: codes.filter((code) => failureStatus[code] === status).join(', '), content: reply },
    ]),
  );
}
