export { DownloadBar } from '@livery/features/download';
