import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useEffect } from 'react';
import { watchPresses } from '../src/press/watchPresses.ts';

/**
 * Shows pressed controls as the app does. In tests this is only done with `parameters.presses`: otherwise a picture or
 * a contrast check would depend on the milliseconds since the last click.
 */
export const withPresses: Decorator = (Story, { parameters }) => (
  <Presses isOn={parameters['presses'] === true || !navigator.webdriver}>
    <Story />
  </Presses>
);

function Presses({ isOn, children }: { isOn: boolean; children: ReactNode }) {
  useEffect(() => (isOn ? watchPresses(document) : undefined), [isOn]);
  return children;
}
