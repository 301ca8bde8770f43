import { lazyCode, type Screen } from '@livery/foundation/code';

/** The ways to customer service, and with `?feedback=1` what a member writes to the merchant. */
export const serviceScreen: Screen = {
  ...lazyCode(() => import('./screens/ServiceScreen/ServiceScreen.tsx'), 'ServiceScreen'),
  texts: ['service', 'feedback', 'history', 'shell'],
};
