import type { IncomingMessage } from 'node:http';

/** True where a browser asks for a page, not for a file of one. */
export const isDocument = ({ headers }: IncomingMessage): boolean => headers.accept?.includes('text/html') === true;
