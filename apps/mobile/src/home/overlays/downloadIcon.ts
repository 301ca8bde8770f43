export { DownloadIcon } from '@livery/features/download';
