import { resolveGatewayUrl } from '../client/resolveGatewayUrl.ts';
import { gatewayQuery } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import { getDownloads } from '../contract/service/getDownloads.ts';
import { type DownloadLink, toDownloadLinks } from './getDownloads.transform.ts';
export type { DownloadLink } from './getDownloads.transform.ts';

export const downloadsApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    getDownloads: gatewayQuery(
      build,
      getDownloads,
    )<void, DownloadLink[]>({
      transform: (value, { merchant }) => toDownloadLinks(value, (url) => resolveGatewayUrl(merchant, url)),
    }),
  }),
});

export const { useGetDownloadsQuery } = downloadsApi;
