export { canRegister } from './model/canRegister.ts';
export * from './routes.tsx';
export { LogoutButton } from './components/LogoutButton/LogoutButton.tsx';
export { SessionRenewal } from './components/SessionRenewal/SessionRenewal.tsx';
