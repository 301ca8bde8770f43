/**
 * Parameters of a documentation page: no frame around it, and no source made of what it renders. Storybook would print every
 * element with its props, which takes minutes for a table of all tokens.
 */
export const docPageParameters = { isBare: true, docs: { source: { type: 'code' } } };
