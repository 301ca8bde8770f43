import { describe, expect, test } from 'vitest';
import { runHead } from '../../testing/runHead.ts';

describe('the cut faces of a prerendered page', () => {
  const cuts = [
    { family: 'Mulish Drawn', whole: 'Mulish', address: '/fonts/mulish-drawn.1.woff2', weight: '400 700' },
    { family: 'Slope Drawn', whole: 'Slope', address: '/fonts/s.woff2', weight: '700', ascent: 1.9, descent: 0.8 },
  ];
  const drawn = { drawnAt: Date.now(), cuts };
  const fontLinks = ({ preloads }: ReturnType<typeof runHead>) => preloads.filter((link) => link['as'] === 'font');

  test('are loaded immediately with their metrics, and the whole faces are not preloaded', () => {
    const page = runHead(drawn);
    expect(fontLinks(page)).toEqual([]);
    expect(page.root.dataset['cuts']).toBeDefined();
    const common = { display: 'swap' };
    expect(page.faces).toMatchObject([
      {
        name: 'Mulish Drawn',
        source: 'url(/fonts/mulish-drawn.1.woff2)format("woff2")',
        descriptors: { ...common, weight: '400 700' },
        isLoading: true,
      },
      { name: 'Slope Drawn', descriptors: { ...common, ascentOverride: '190%', descentOverride: '80%' } },
    ]);
    expect(page.faces[0]!.descriptors).not.toHaveProperty('ascentOverride');
  });

  test.each([
    ['another language', { ...drawn, stored: { language: 'EN' } }],
    ['a session', { ...drawn, stored: { MC_SESSION_INFO: '{}' } }],
    ['a drawing that is not shown', { drawnAt: 0, cuts }],
    ['a service worker, which has them', { ...drawn, isControlled: true }],
  ])('are not loaded for a page with %s, which gets whole faces', (_who, visit) => {
    const page = runHead(visit);
    expect(page.faces).toEqual([]);
    expect(page.root.dataset['cuts']).toBeUndefined();
    expect(fontLinks(page)).toHaveLength(1);
  });
});
