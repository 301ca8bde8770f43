export { QrCode } from './components/QrCode/QrCode.tsx';
export type { QrCodeProps } from './components/QrCode/QrCode.tsx';
