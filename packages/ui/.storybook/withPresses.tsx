import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useEffect } from 'react';
import { watchPresses } from '../src/press/watchPresses.ts';

/**
 * Makes controls look pressed as in the app. In tests only with `parameters.presses`: otherwise a picture or a contrast
 * check would depend on the milliseconds since the last click.
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
