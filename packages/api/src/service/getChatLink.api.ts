import { resolveGatewayUrl } from '../client/resolveGatewayUrl.ts';
import { gatewayMutation } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import { getChatLink } from '../contract/messages/getChatLink.ts';

export interface ChatRequest {
  /** Path on our own host that the chat's way out leads back to. */
  backUrl: string;
  /** Ground of the chat's header, such as "#0b7a55"; the gateway's own where it is left out. */
  headerColor?: string;
  /** Heading of the chat. What is longer than 60 characters is cut. */
  title: string;
}

const titleLength = 60;

export const chatApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    // A mutation though it is a GET: each link carries a one-time ticket, so nothing may be cached or asked twice.
    getChatLink: gatewayMutation(
      build,
      getChatLink,
    )({
      query: ({ backUrl, headerColor, title }: ChatRequest, { getLanguage }) => ({
        b2c: '1',
        language: getLanguage(),
        backUrl,
        headerColor,
        title: title.slice(0, titleLength),
      }),
      transform: ({ chatUrl }, { merchant }) => resolveGatewayUrl(merchant, chatUrl),
    }),
  }),
});
