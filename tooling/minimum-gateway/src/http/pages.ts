import type { ServerResponse } from 'node:http';
import { pictures } from '../data/pictures.ts';
import type { Tickets } from '../session/tickets.ts';
import { replyNotFound, replyText } from './reply.ts';

/**
 * Sends a page or a picture whose address was in a reply.
 * @returns false if the path is not such an address.
 */
export function answerPage(response: ServerResponse, path: string, tickets: Tickets): boolean {
  const picture = pictures.get(path);
  if (picture) {
    replyText(response, 200, 'image/svg+xml', picture);
    return true;
  }
  const ticket = /^\/play\/([^/]+)$/.exec(path)?.[1];
  if (!ticket) return false;
  const game = tickets.redeem(ticket);
  if (game) replyText(response, 200, 'text/html', `<!doctype html><title>${game.name}</title><h1>${game.name}</h1>`);
  else replyNotFound(response);
  return true;
}
