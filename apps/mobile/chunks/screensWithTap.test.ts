import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { importsWithTap, offersScreens } from './screensWithTap.ts';

const routes = `
import { lazyCode } from '@livery/foundation/code';
export const loginScreen = {
  ...lazyCode(() => import('./screens/LoginScreen.tsx'), 'LoginScreen'),
  texts: ['login'],
  afterHome: { guest: 1 },
};
export const resetScreen = { ...lazyCode(() => import("./screens/ResetScreen.tsx"), 'ResetScreen'), texts: ['reset'] };
`;

test('a screen without `afterHome` loads after a tap', () => {
  expect(importsWithTap(routes, parseAst(routes))).toEqual(['./screens/ResetScreen.tsx']);
});

test.each([
  ['/livery/packages/features/src/auth/routes.tsx', true],
  ['C:\\livery\\packages\\features\\src\\auth\\routes.ts', true],
  ['/livery/packages/features/src/auth/blocks.tsx', false],
])('%s offers screens: %s', (path, is) => {
  expect(offersScreens(path)).toBe(is);
});
