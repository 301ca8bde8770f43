import { afterEach, describe, expect, test, vi } from 'vitest';
import { pictureCandidates } from './pictureCandidates.ts';

afterEach(() => vi.unstubAllGlobals());

describe('a picture in several sizes', () => {
  test('has all sizes with their widths in srcSet, and its rendered width in vw and px in sizes', () => {
    expect(pictureCandidates('/cdn/a.(112w-160w-216w).0a1b.avif', 1.5)).toEqual({
      src: '/cdn/a.112w.0a1b.avif',
      type: 'image/avif',
      srcSet: '/cdn/a.112w.0a1b.avif 112w, /cdn/a.160w.0a1b.avif 160w, /cdn/a.216w.0a1b.avif 216w',
      sizes: 'min(20.0vw, 96px)',
    });
  });

  test('uses only the smallest size if the data saver is on', () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    expect(pictureCandidates('/a.(90w-300w).webp', 1)).toEqual({ src: '/a.90w.webp' });
  });
});

describe('a picture in one size', () => {
  test.each([
    '/cdn/icon-1.webp',
    '/cdn/icon-1.avif',
    'https://pictures.example/a%20(1).png',
    '/a(large).webp',
    '/a.(w).webp',
    'data:image/svg+xml,%3Csvg%20viewBox%3D%220%200%2090%20120%22%3E',
    '',
  ])('is used with its address unchanged: %s', (address) => {
    expect(pictureCandidates(address, 1)).toEqual({ src: address });
  });

  test('has the width from the list in its address', () => {
    expect(pictureCandidates('/a.(216w).avif', 1)).toEqual({ src: '/a.216w.avif', type: 'image/avif' });
  });
});
