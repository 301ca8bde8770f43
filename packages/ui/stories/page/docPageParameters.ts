/**
 * Parameters of a documentation page: no frame, and no generated source. Storybook would print every element with its
 * props, which takes minutes for a table of all tokens.
 */
export const docPageParameters = { isBare: true, docs: { source: { type: 'code' } } };

/**
 * Parameters of a page with hundreds of colour samples. Axe is off, because it would measure the contrast of every
 * cell, which takes longer than everything else on the page. `pnpm merchant check` measures every pair of colours
 * anyway.
 */
export const samplePageParameters = {
  ...docPageParameters,
  a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } },
};
