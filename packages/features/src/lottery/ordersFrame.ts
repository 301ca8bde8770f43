// For the lottery frame, a document of its own without a router.
export { DrawEvent } from './components/DrawEvent/DrawEvent.tsx';
export type { DrawEventProps } from './components/DrawEvent/DrawEvent.tsx';
export { OrdersScreen } from './screens/OrdersScreen/OrdersScreen.tsx';
export type { OrdersScreenProps } from './screens/OrdersScreen/OrdersScreen.tsx';
