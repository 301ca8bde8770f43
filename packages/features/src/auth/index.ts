export { canRegister } from './model/canRegister.ts';
export * from './routes.tsx';
export { RegisterScreen } from './screens/RegisterScreen/RegisterScreen.tsx';
export { LogoutButton } from './components/LogoutButton/LogoutButton.tsx';
export { SessionRenewal } from './components/SessionRenewal/SessionRenewal.tsx';
export { AffiliateLinkWatch } from './components/AffiliateLinkWatch/AffiliateLinkWatch.ts';
