import type { Context } from 'hono';

/** Whether to reply with a page and not JSON: browsers accept HTML when they post a form. */
export const acceptsHtml = ({ req }: Context): boolean => (req.header('Accept') ?? '').includes('text/html');
