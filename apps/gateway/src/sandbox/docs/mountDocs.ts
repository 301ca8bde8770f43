import type { Hono } from 'hono';
import type { MerchantDirectory } from '../../http/merchantDirectory.ts';
import { sandboxPage } from '../sandboxPage.ts';
import { docsBody } from './docsPage.ts';
import { openApiDocument } from './openApi.ts';

/**
 * Serves `/sandbox/docs`, the documentation of every call (`?q=` searches, `?merchant=` shows a merchant's paths), and
 * `/sandbox/openapi.json` for tools.
 */
export function mountDocs(app: Hono, { merchants }: { merchants: MerchantDirectory }): void {
  app.get('/sandbox/docs', (context) =>
    sandboxPage(context, {
      title: 'Calls',
      path: '/sandbox/docs',
      about:
        'All calls of the contract. A reply is { success, value }, or { success, code, message } with a matching HTTP status.',
      body: docsBody({
        search: (context.req.query('q') ?? '').trim().slice(0, 100),
        merchant: merchants.find(context.req.query('merchant') ?? ''),
        merchants: merchants.all(),
      }),
    }),
  );

  app.get('/sandbox/openapi.json', (context) => {
    const code = context.req.query('merchant');
    const merchant = code === undefined ? undefined : merchants.find(code);
    if (code !== undefined && merchant === undefined)
      return context.json({ message: 'No merchant has this code.' }, 404);
    return context.json(openApiDocument(merchant), 200, { 'Cache-Control': 'no-cache' });
  });
}
