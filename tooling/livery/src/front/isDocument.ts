import type { IncomingMessage } from 'node:http';

/** True if a browser requests a page, and not a file of a page. */
export const isDocument = ({ headers }: IncomingMessage): boolean => headers.accept?.includes('text/html') === true;
