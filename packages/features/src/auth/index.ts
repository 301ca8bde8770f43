export { loginScreen, registerScreen } from './routes.tsx';
export { LogoutButton } from './components/LogoutButton/LogoutButton.tsx';
