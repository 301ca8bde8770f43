import type { ServerResponse } from 'node:http';
import { sentHeaders, type CompleteDialect } from '../dialect.ts';

const localPage = /^http:\/\/([a-z0-9-]+\.)+localhost(:\d+)?$/;

/** Allows pages of `http://*.localhost:*` to call the gateway, with the headers that the dialect needs and no others. */
export function allowLocalPages(response: ServerResponse, origin: string | undefined, dialect: CompleteDialect): void {
  response.setHeader('Vary', 'Origin');
  if (!origin || !localPage.test(origin)) return;
  response.setHeader('Access-Control-Allow-Origin', origin);
  // PUT too: a page has to see that the call is missing, which a refused preflight does not tell.
  response.setHeader('Access-Control-Allow-Methods', 'DELETE, GET, POST, PUT');
  response.setHeader('Access-Control-Allow-Headers', ['Content-Type', ...sentHeaders(dialect)].join(', '));
  // The client sets its clock by this header, for the times of encrypted bodies.
  response.setHeader('Access-Control-Expose-Headers', 'Date');
}
