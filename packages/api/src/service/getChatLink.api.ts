import { resolveGatewayUrl } from '../client/resolveGatewayUrl.ts';
import { gatewayMutation } from '../client/endpoint.ts';
import { gatewayApi } from '../client/gatewayApi.ts';
import { getChatLink } from '../contract/messages/getChatLink.ts';

export interface ChatRequest {
  /** Target of the chat's back link: a path on our own host. */
  backUrl: string;
  /** Background colour of the chat's header, for example "#0b7a55". Default: the gateway's colour. */
  headerColor?: string;
  /** Heading of the chat. It is cut after 60 characters. */
  title: string;
}

const titleLength = 60;

export const chatApi = gatewayApi.injectEndpoints({
  endpoints: (build) => ({
    // A mutation although the call is a GET. Each link has a one-time ticket, so it must not be cached or repeated.
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
