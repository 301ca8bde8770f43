import type { ServerResponse } from 'node:http';
import type { CompleteDialect } from '../dialect.ts';
import type { Refusal } from '../refusal.ts';

/** Writes the value of a call. A call without a value, for example `logout`, gets an envelope without a value. */
export function replyValue(response: ServerResponse, value: unknown, dialect: CompleteDialect): void {
  const isBare = dialect.replies === 'bare' && value !== undefined;
  writeJson(response, 200, isBare ? value : { success: true, value });
}

/** Writes a failure with its status. */
export function replyRefusal(response: ServerResponse, refusal: Refusal, dialect: CompleteDialect): void {
  const { code, message, status, value } = refusal;
  const failure = { code, message, value };
  writeJson(response, status, dialect.replies === 'bare' ? failure : { success: false, ...failure });
}

/** Writes a page or a picture. */
export function replyText(response: ServerResponse, status: number, type: string, text: string): void {
  response.writeHead(status, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' });
  response.end(text);
}

/** Writes the page for every unknown path. */
export function replyNotFound(response: ServerResponse): void {
  replyText(response, 404, 'text/html', '<!doctype html><title>Not found</title><h1>Not found</h1>');
}

function writeJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' });
  response.end(JSON.stringify(body));
}
