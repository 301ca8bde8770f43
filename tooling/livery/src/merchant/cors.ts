import { allowedHeaders } from '@livery/api/client-tools';
import { calls, exposedHeaders } from '@livery/api/contract';
import { Failure } from '../failure.ts';
import { problemList, readAll } from './readAll.ts';

/**
 * Prints the response headers with which a merchant's gateway allows requests from the merchant's pages, for a gateway
 * at another origin.
 * @throws Failure if a merchant has a mistake
 */
export function printCors(codes: readonly string[]): number {
  const { merchants, problems } = readAll(codes.length > 0 ? codes : undefined);
  if (problems.length > 0) throw new Failure(problemList(problems));
  for (const { code, hosts, gateway } of merchants) {
    const origins = hosts.map((host) => `https://${host}`);
    const isOwnHost = !URL.canParse(gateway.baseUrl);
    console.log(
      isOwnHost
        ? `${code}: pages and gateway have the same origin. No CORS headers are needed.`
        : [
            `${code}: for each request from ${origins.join(' or ') || 'the host of the pages'}, ${gateway.baseUrl} has to reply with`,
            ...corsLines(origins, allowedHeaders(gateway.dialect)).map((line) => `  ${line}`),
          ].join('\n'),
    );
  }
  return 0;
}

function allowedOrigin(origins: readonly string[]): string {
  if (origins.length === 0) return '<the origin of the pages; list it in "hosts" of merchant.json to see it here>';
  return origins.length === 1 ? origins[0]! : '<the origin of the request, if it is one of these>';
}

const corsLines = (origins: readonly string[], headers: readonly string[]): string[] => [
  `Access-Control-Allow-Origin: ${allowedOrigin(origins)}`,
  `Access-Control-Allow-Methods: ${[...new Set(Object.values(calls).map(({ method }) => method))].toSorted().join(', ')}`,
  `Access-Control-Allow-Headers: ${headers.join(', ')}`,
  `Access-Control-Expose-Headers: ${exposedHeaders.join(', ')}`,
  'Access-Control-Max-Age: 600',
  'Vary: Origin',
];
