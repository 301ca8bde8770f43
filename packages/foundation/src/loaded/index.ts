export { WhenLoaded } from './WhenLoaded.tsx';
