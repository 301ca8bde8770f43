export * from './routes.tsx';
export { LiveChatButton } from './components/LiveChatButton/LiveChatButton.tsx';
export { ServiceFloat } from './components/ServiceFloat/ServiceFloat.tsx';
export { useLiveChat } from './hooks/useLiveChat.ts';
export { useGoToContact } from './hooks/useGoToContact.ts';
export { useServiceContacts } from './hooks/useServiceContacts.ts';
