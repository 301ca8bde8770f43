import type { Decorator } from '@storybook/react-vite';
import { type ReactNode, useEffect } from 'react';
import { watchPresses } from '../src/press/watchPresses.ts';

/**
 * Controls look pressed as they do in the app. A tested page has this only for `parameters.presses`: elsewhere, a picture
 * or a check of contrast would depend on the milliseconds since the last click.
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
