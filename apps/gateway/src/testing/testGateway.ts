import { randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import {
  type Call,
  type CallBody,
  type CallName,
  type CallQuery,
  type CallValue,
  type Envelope,
  calls,
} from '@livery/api/contract';
import { Client } from 'pg';
import { inject } from 'vitest';
import type { BotCheckOptions } from '../botCheck/geetest.ts';
import type { FirebaseKeys } from '../firebase/idTokens.ts';
import { startGateway } from '../index.ts';
import { merchantsDir } from './globalSetup.ts';
import { encryptBody } from './encryptBody.ts';

export interface CallOptions<Name extends CallName> {
  query?: NonNullable<CallQuery<(typeof calls)[Name]>> | Record<string, string>;
  body?: NonNullable<CallBody<(typeof calls)[Name]>> | Record<string, unknown>;
  token?: string;
  merchant?: string;
  headers?: Record<string, string>;
  /** Idempotency key. Default: a new key for each call. */
  key?: string;
}

export interface Reply<Name extends CallName> {
  status: number;
  headers: Headers;
  envelope: Envelope<CallValue<(typeof calls)[Name]>>;
  /** `value` of a success; throws if the call failed. */
  value: CallValue<(typeof calls)[Name]>;
  /** Code of a failure; empty on success. */
  code: string;
}

/** Creates a database for the calling test file, a copy of the seeded template. @returns its address. */
export async function copySeededDatabase(): Promise<string> {
  const template = new URL(inject('templateUrl'));
  const admin = new URL(template);
  admin.pathname = '/postgres';
  const client = new Client({ connectionString: admin.href });
  await client.connect();
  const name = `copy_${randomBytes(6).toString('hex')}`;
  await client.query(`create database ${name} template ${template.pathname.slice(1)} strategy file_copy`);
  await client.end();
  template.pathname = `/${name}`;
  return template.href;
}

/** Starts a gateway on its own database (or the given one). Calls use HTTP with encrypted bodies, like a client. */
export async function startTestGateway({
  databaseUrl,
  dir = merchantsDir,
  firebase = {},
  botCheck = {},
  picturesDir,
  limitScale = 1_000,
  runsJobs = true,
  hasMembersAlone = false,
  membersAlone = hasMembersAlone ? readdirSync(dir) : [],
}: {
  databaseUrl?: string;
  dir?: string;
  firebase?: FirebaseKeys;
  botCheck?: BotCheckOptions;
  picturesDir?: string;
  /** Factor for all limits. Default: so high that only tests about limits reach them. */
  limitScale?: number;
  /** Whether draws, clean-ups and other jobs run in addition to the calls. */
  runsJobs?: boolean;
  /** Whether the merchants of `dir` have only demo members: no banners, histories or agents. Saves a second for each. */
  hasMembersAlone?: boolean;
  /** Codes of the merchants with only demo members, if other merchants of `dir` have everything. */
  membersAlone?: readonly string[];
} = {}) {
  const lines: string[] = [];
  const gateway = await startGateway({
    databaseUrl: databaseUrl ?? (await copySeededDatabase()),
    merchantsDir: dir,
    picturesDir,
    firebase,
    botCheck,
    limitScale,
    runsJobs,
    seed: { membersAlone },
    // Tests call from this machine and put the simulated address into the header.
    trustedProxies: ['127.0.0.1', '10.0.0.0/8'],
    log: (line) => lines.push(line),
  });
  const client = new Client({ connectionString: gateway.databaseUrl });
  await client.connect();

  async function call<Name extends CallName>(
    name: Name,
    {
      query,
      body,
      token,
      merchant = 'aurora',
      headers = {},
      key = randomBytes(12).toString('hex'),
    }: CallOptions<Name> = {},
  ): Promise<Reply<Name>> {
    const { path, method, isEncrypted, encoding = 'json', isIdempotent }: Call = calls[name];
    const address = `${gateway.url}${path}${query === undefined ? '' : `?${new URLSearchParams(query as Record<string, string>)}`}`;
    const sealed =
      body !== undefined && isEncrypted
        ? encryptBody(
            merchant,
            JSON.stringify(body),
            {
              method,
              path,
              token: token ?? headers.Authorization ?? '',
              idempotencyKey: headers['Idempotency-Key'] ?? (isIdempotent ? key : ''),
            },
            dir,
          )
        : undefined;
    const sent =
      body === undefined
        ? undefined
        : encoding === 'json'
          ? (sealed?.body ?? JSON.stringify(body))
          : formOf(encoding, body);
    const response = await fetch(address, {
      method,
      headers: {
        Merchant: merchant,
        ...(token !== undefined && { Authorization: token }),
        ...(encoding === 'json' && sent !== undefined && { 'Content-Type': 'application/json' }),
        ...(isIdempotent && { 'Idempotency-Key': key }),
        ...(sealed && { Encryption: sealed.encryption }),
        ...headers,
      },
      ...(sent !== undefined && { body: sent }),
    });
    const envelope = (await response.json()) as Reply<Name>['envelope'];
    return {
      status: response.status,
      headers: response.headers,
      envelope,
      code: envelope.success ? '' : envelope.code,
      get value() {
        if (!envelope.success) {
          const log = envelope.code === 'INTERNAL' ? `\n${lines.slice(-3).join('\n')}` : '';
          throw new Error(`${name} failed: ${envelope.code} ${envelope.message}${log}`);
        }
        return envelope.value;
      },
    };
  }

  const logIn = (
    username: string,
    password: string,
    more: { merchant?: string; captcha?: string; captchaId?: string } = {},
  ) => {
    const { merchant = 'aurora', ...answer } = more;
    return call('login', { merchant, body: { type: 'username', username, password, ...answer } });
  };

  return {
    url: gateway.url,
    databaseUrl: gateway.databaseUrl,
    lines,
    call,
    logIn,
    tokenOf: async (username: string, merchant = 'aurora') =>
      (await logIn(username, 'demo1234', { merchant })).value.token,
    /** The answer of a captcha, from the sandbox. */
    solve: async (captchaId: string) =>
      ((await (await fetch(`${gateway.url}/sandbox/captchas/${captchaId}`)).json()) as { answer: string }).answer,
    sql: async (text: string, values: unknown[] = []) => (await client.query(text, values)).rows,
    async close() {
      await client.end();
      await gateway.stop();
    },
  };
}

/** Encodes a body as a form; a list becomes several fields of one name. */
function formOf(encoding: 'form' | 'multipart', body: object): URLSearchParams | FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body))
    for (const one of [value].flat()) form.append(name, one as string | Blob);
  return encoding === 'multipart' ? form : new URLSearchParams([...form] as [string, string][]);
}

export type TestGateway = Awaited<ReturnType<typeof startTestGateway>>;
