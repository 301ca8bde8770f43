export { FileUpload } from './components/FileUpload/FileUpload.tsx';
export type { FileUploadProps, UploadItem } from './components/FileUpload/FileUpload.tsx';
export type { RefusedFile } from './components/FileUpload/pickPictures.ts';
