import { createElement } from 'react';
import { prerender } from 'react-dom/static';
import { expect, test } from 'vitest';
import { Picture } from './Picture.tsx';

/** Prerendered HTML of a picture. */
async function htmlOf(address: string, loading: 'eager' | 'lazy' = 'lazy'): Promise<string> {
  const { prelude } = await prerender(createElement(Picture, { address, rem: 1.5, alt: 'Koi', loading }));
  return new Response(prelude).text();
}

test('an AVIF picture in several sizes has a WebP fallback in the same sizes', async () => {
  const sizes = 'min(20.0vw, 96px)';
  expect(await htmlOf('/cdn/koi.(112w-216w).0a1b.avif')).toBe(
    '<picture>' +
      `<source type="image/avif" srcSet="/cdn/koi.112w.0a1b.avif 112w, /cdn/koi.216w.0a1b.avif 216w" sizes="${sizes}"/>` +
      `<img alt="Koi" loading="lazy" src="/cdn/koi.112w.0a1b.webp" srcSet="/cdn/koi.112w.0a1b.webp 112w, /cdn/koi.216w.0a1b.webp 216w" sizes="${sizes}"/>` +
      '</picture>',
  );
});

test('an AVIF picture with one size in its address has a WebP fallback in this size', async () => {
  expect(await htmlOf('/koi.(216w).avif')).toBe(
    '<picture><source type="image/avif" srcSet="/koi.216w.avif"/><img alt="Koi" loading="lazy" src="/koi.216w.webp"/></picture>',
  );
});

test.each([
  '/koi.avif',
  '/koi.png',
  '/koi.avif?width=216',
  'https://pictures.example/koi.jpg',
  '/koi.(216w).avif?key=1',
])('a picture without a WebP fallback is used with its address unchanged: %s', async (address) => {
  const html = await htmlOf(address);
  expect(html).toMatch(/^<img /);
  expect(html).toContain(`src="${address.replace('(216w)', '216w')}"`);
});

test('a prerendered eager AVIF picture is preloaded only by browsers that support AVIF', async () => {
  const [link] = (await htmlOf('/koi.(112w-216w).avif', 'eager')).match(/^<link[^>]*>/)!;
  expect(link).toContain('rel="preload" as="image"');
  expect(link).toContain('type="image/avif"');
  expect(link).toContain('imageSrcSet="/koi.112w.avif 112w, /koi.216w.avif 216w"');
  expect(link).toContain('imageSizes="min(20.0vw, 96px)"');
});

test('a prerendered lazy AVIF picture is not preloaded', async () => {
  expect(await htmlOf('/koi.(112w-216w).avif', 'lazy')).not.toContain('<link');
});
