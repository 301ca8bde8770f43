// Exports for the lottery frame, which is a separate document without a router.
export { DrawEvent } from './components/DrawEvent/DrawEvent.tsx';
export type { DrawEventProps } from './components/DrawEvent/DrawEvent.tsx';
export { OrdersScreen } from './screens/OrdersScreen/OrdersScreen.tsx';
export type { OrdersScreenProps } from './screens/OrdersScreen/OrdersScreen.tsx';
