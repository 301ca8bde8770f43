import type { ServerResponse } from 'node:http';
import { sentHeaders, type CompleteDialect } from '../dialect.ts';

const localPage = /^http:\/\/([a-z0-9-]+\.)+localhost(:\d+)?$/;

/** Allows pages of `http://*.localhost:*` to call the gateway, with only the headers that the dialect needs. */
export function allowLocalPages(response: ServerResponse, origin: string | undefined, dialect: CompleteDialect): void {
  response.setHeader('Vary', 'Origin');
  if (!origin || !localPage.test(origin)) return;
  response.setHeader('Access-Control-Allow-Origin', origin);
  // Includes PUT, so that a page gets the 404 of a missing call and not a failed preflight.
  response.setHeader('Access-Control-Allow-Methods', 'DELETE, GET, POST, PUT');
  response.setHeader('Access-Control-Allow-Headers', ['Content-Type', ...sentHeaders(dialect)].join(', '));
  // The client sets its clock from this header, for the times of encrypted bodies.
  response.setHeader('Access-Control-Expose-Headers', 'Date');
}
