import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { allFaces, fontFileName, pageFonts, withFonts } from '@livery/fonts';
import type { Merchant } from '@livery/merchant';
import { resolvedTokens } from '@livery/merchant/theme';
import type { Hono } from 'hono';
import { languageTag } from '../site/languageTag.ts';

const fontsPath = '/sandbox/fonts';

/** The tokens that the sandbox's pages for players use, in their own style sheets. */
const used = [
  'color.canvas',
  'color.surface',
  'color.raised',
  'color.line',
  'color.text',
  'color.textMuted',
  'color.focus',
  'header.fill',
  'header.ink',
  'button.primary.fill',
  'button.primary.edge',
  'button.primary.ink',
] as const;

/** A merchant's appearance for a page outside the app, for example the payment page of the sandbox. */
export interface PageSkin {
  /** The style of the page: fonts, and the tokens as custom properties, for example `--color-canvas`. */
  css: string;
  /** Background of the header, as a hex colour. */
  headerFill: string;
}

/**
 * Returns the fonts, colours and corners of a merchant. A page has no settings of the player, so it uses the merchant's
 * own mode.
 */
export function pageSkin({ theme, languages }: Pick<Merchant, 'theme' | 'languages'>): PageSkin {
  const fonts = pageFonts({
    chosen: { body: theme.font.body.$value, heading: theme.font.heading.$value },
    tags: languages.supported.map(languageTag),
    addressOf: (face) => `${fontsPath}/${fontFileName(face)}`,
  });
  const tokens = resolvedTokens(withFonts(theme, fonts), theme.defaultMode);
  const { control, card } = theme.radius;
  const properties = [
    `color-scheme:only ${theme.defaultMode}`,
    ...used.map((name) => `${tokens.get(name)!.property}:${tokens.get(name)!.value}`),
    ...(['body', 'heading'] as const).map((role) => `--brand-font-${role}:${tokens.get(`brand.font.${role}`)!.value}`),
    `--radius-control:${control.$value}`,
    `--radius-card:${card.$value}`,
  ];
  return { css: `${fonts.css}:root{${properties.join(';')}}`, headerFill: tokens.get('header.fill')!.value };
}

/** A source of a Content-Security-Policy that allows exactly this inline style or script. */
export const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const folder = dirname(createRequire(import.meta.url).resolve('@livery/fonts/manifest.json'));
const faces = new Map(allFaces.map((face) => [fontFileName(face), face.id]));

/** Serves the fonts of the pages that `pageSkin` styles. Their names contain the hash of their content. */
export function mountPageFonts(app: Hono): void {
  app.get(`${fontsPath}/:name`, async (context) => {
    const id = faces.get(context.req.param('name'));
    if (id === undefined) return context.notFound();
    return context.body(new Uint8Array(await readFile(join(folder, 'files', `${id}.woff2`))), 200, {
      'Content-Type': 'font/woff2',
      'Cache-Control': 'public, max-age=31536000, immutable',
    });
  });
}
