import type { Merchant } from '@livery/merchant';
import { homePaths } from '@livery/foundation/addresses';
import { gatewayFolders } from './gatewayFolders.ts';
import { cacheControl, hashedFolders, securityHeaders } from './headers.ts';
import { gatewayPathsOf } from './skin.ts';

/**
 * A server block for this merchant, to be included in nginx's `http`. The folder it lies in is the web root; the gateway
 * is reached under the same host. `add_header` in a location replaces those around it, so each location repeats them.
 */
export function nginxConf(merchant: Merchant, policy: string): string {
  const headers = (path: string) =>
    [...Object.entries(securityHeaders(policy)), ['Cache-Control', cacheControl(path)] as const]
      .map(([name, value]) => `    add_header ${name} "${value}" always;`)
      .join('\n');
  const names = merchant.hosts.length > 0 ? merchant.hosts.join(' ') : `${merchant.code}.localhost`;
  return `# ${merchant.code}: replace ROOT by this folder and GATEWAY by the gateway's host and port.
server {
  listen 80;
  server_name ${names};
  root ROOT;
  gzip_static on;
  # brotli_static on;  # with the brotli module
  etag on;

  location ~ ^/(${hashedFolders.join('|')})/ {
${headers(`/${hashedFolders[0]}/`)}
    try_files $uri =404;
  }
  location ~ "^(/(${gatewayFolders.join('|')})/|/sandbox$${gatewayPathsOf(merchant.gateway)
    .map((path) => `|${literally(path)}$`)
    .join('')})" {
    proxy_pass http://GATEWAY;
    proxy_http_version 1.1;
    proxy_set_header Host $host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_set_header X-Forwarded-Proto $scheme;
  }
  location ~ ^(${homePaths.map((address) => address.replaceAll('.', '\\.')).join('|')})$ {
${headers('/')}
    try_files /index.html =404;
  }
  location ~ ^/(nginx\\.conf|_headers|\\.) {
    return 404;
  }
  location / {
${headers('/')}
    try_files $uri /shell.html;
  }
}
`;
}

/** A path as an expression that matches nothing else, without signs that nginx reads as its own. */
const literally = (path: string): string =>
  path.replace(/[^\w/\u0080-\uffff-]/g, (sign) => `\\x${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);
