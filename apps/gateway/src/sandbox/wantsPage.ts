import type { Context } from 'hono';

/** Whether a page is to come back, not JSON: browsers accept HTML when they post a form. */
export const wantsPage = ({ req }: Context): boolean => (req.header('Accept') ?? '').includes('text/html');
