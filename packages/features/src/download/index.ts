export { DownloadBar } from './components/DownloadBar/DownloadBar.tsx';
export { DownloadIcon } from './components/DownloadIcon/DownloadIcon.tsx';
export { useIsAppOfferShown } from './hooks/useIsAppOfferShown.ts';
export { DownloadScreen } from './screens/DownloadScreen/DownloadScreen.tsx';
