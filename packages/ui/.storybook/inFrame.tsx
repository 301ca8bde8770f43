import type { Decorator } from '@storybook/react-vite';

/**
 * Adds padding around a story, except if the story is a whole screen (`parameters.isBare`). A change of appearance
 * mounts the story again, like a page load.
 */
export const inFrame: Decorator = (Story, { globals, parameters, id }) => (
  <div
    key={`${id} ${Object.values(globals).join(' ')}`}
    style={
      parameters['isBare']
        ? undefined
        : {
            padding: 'var(--space-16)',
            display: 'grid',
            gridTemplateColumns: 'minmax(0, 1fr)',
            gap: 'var(--space-16)',
            alignContent: 'start',
          }
    }
  >
    <Story />
  </div>
);
