import { atGateway } from '../client/atGateway.ts';
import { gatewayQuery } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import { getDownloads } from '../contract/service/getDownloads.ts';
import { type DownloadLink, toDownloadLinks } from './downloads.transform.ts';

export const downloadsApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    getDownloads: gatewayQuery(
      build,
      getDownloads,
    )<void, DownloadLink[]>({
      transform: (value, { merchant }) => toDownloadLinks(value, (url) => atGateway(merchant, url)),
    }),
  }),
});

export const { useGetDownloadsQuery } = downloadsApi;
