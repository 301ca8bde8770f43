import { lazyCode, type Screen } from '@livery/foundation/code';

/** The contacts of customer service. With `?feedback=1`, the feedback of a member. */
export const serviceScreen: Screen = {
  ...lazyCode(() => import('./screens/ServiceScreen/ServiceScreen.tsx'), 'ServiceScreen'),
  texts: ['service', 'feedback', 'history', 'shell'],
  shape: 'rows',
};
