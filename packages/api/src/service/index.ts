export { chatApi } from './chat.api.ts';
export type { ChatRequest } from './chat.api.ts';
export { downloadsApi, useGetDownloadsQuery } from './downloads.api.ts';
export type { DownloadLink } from './downloads.transform.ts';
export { serviceApi, useGetCustomerServiceQuery } from './service.api.ts';
export { contactAddress, plainAddress } from './service.transform.ts';
export type { ServiceContact } from './service.transform.ts';
