export * from './routes.tsx';
export { MessagesScreen } from './screens/MessagesScreen/MessagesScreen.tsx';
