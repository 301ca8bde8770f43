import type { Dialect } from '@livery/merchant';
import { requestHeaders } from '../contract/headers.ts';
import { adaptHeaders } from './dialect.ts';

/** The request headers that a gateway at another origin must allow (`Access-Control-Allow-Headers`). */
export function allowedHeaders(dialect: Dialect | undefined): string[] {
  if (dialect === undefined) return [...requestHeaders];
  const sent = requestHeaders.filter((name) => name !== 'ModuleId' || dialect.moduleId === 'header');
  return Object.keys(adaptHeaders(Object.fromEntries(sent.map((name) => [name, ''])), dialect));
}
