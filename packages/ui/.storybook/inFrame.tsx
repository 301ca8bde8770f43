import type { Decorator } from '@storybook/react-vite';

/**
 * Room around a story, unless it is a whole screen (`parameters.isBare`). A change of appearance mounts it again, as a
 * page load would.
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
