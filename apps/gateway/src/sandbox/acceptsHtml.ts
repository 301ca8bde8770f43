import type { Context } from 'hono';

/** Whether the reply should be a page and not JSON. Browsers accept HTML when they post a form. */
export const acceptsHtml = ({ req }: Context): boolean => (req.header('Accept') ?? '').includes('text/html');
