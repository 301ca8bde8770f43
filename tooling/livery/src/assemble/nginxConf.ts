import { bodyLimits, bodylessMethods, type Call, calls, failureStatus } from '@livery/api/contract';
import { homePath, homePaths, lotteryFrameFolder } from '@livery/foundation/addresses';
import { botCheckPath } from '@livery/foundation/bot-check';
import type { Merchant } from '@livery/merchant';
import { isListedOrigin } from '@livery/merchant/listed-origins';
import { gatewayFolders, playFolder } from './gatewayFolders.ts';
import { lotteryFrameFile } from './lotteryFrame.ts';
import { cacheControl, hashedFolders, httpsHeaders } from './headers.ts';
import { gatewayPathsOf } from './skin.ts';

/** Concurrent requests per IP address. Many phones of a mobile network share one address. */
const requestsPerAddress = 100;

/** Errors that nginx answers instead of the gateway. */
const ownAnswers = [
  { code: 'REQUEST_INVALID', message: 'The request is malformed, or has a body that its method does not take.' },
  { code: 'BODY_TOO_LARGE', message: 'The body is too large.' },
  { code: 'TOO_MANY', message: 'Too many requests of this address at a time.' },
] as const;

/**
 * Server blocks for this merchant, to be included in nginx's `http`. The first block serves no brand. The merchant's
 * blocks follow. nginx sends a request for an unknown host to the first server of the port. The first block has its own
 * name and no `default_server`, so that the files of several merchants can be included together in any order. The
 * folder of this file is the web root. The gateway is reached under the same host.
 */
export function nginxConf(merchant: Merchant, policy: string, botCheckPolicy?: string): string {
  const names = merchant.hosts.length > 0 ? merchant.hosts.join(' ') : `${merchant.code}.localhost`;
  // Prefix for names of variables and zones, which must differ between the merchants' files in the same nginx.
  const own = `livery_${merchant.code.replaceAll('-', '_')}`;
  const headers = {
    ...httpsHeaders(policy),
    'Content-Security-Policy': `$${own}_policy`,
    'Cache-Control': `$${own}_cache`,
  };
  const hashed = `/(${hashedFolders.join('|')})/`;
  return `# ${merchant.code}: replace ROOT by this folder and GATEWAY by the gateway's host and port.
# Use TLS: listen 443 ssl here, or in the proxy before this server. List the proxy's address in set_real_ip_from.
limit_conn_zone $binary_remote_addr zone=${own}:10m;

map "$status $uri" $${own}_cache {
  "~^(200|206|304) ${hashed}" "${cacheControl(`/${hashedFolders[0]}/`)}";
  default "${cacheControl('/')}";
}
# A picture that is opened directly runs no script.
map $uri $${own}_policy {
  "~\\.svg$" "default-src 'none'; style-src 'unsafe-inline'; sandbox";
${botCheckPolicy === undefined ? '' : `  "${botCheckPath}" "${botCheckPolicy}";\n`}  default "${policy}";
}
# Whether a request of a method that takes no body announces one.
map "$request_method $http_transfer_encoding$http_content_length" $${own}_has_stray_body {
  "~^(${bodylessMethods.join('|')}) .*[^0]" 1;
  default 0;
}

# The first server of a port answers hosts that no server names. It shows no brand. For TLS: ssl_reject_handshake on.
server {
  listen 80;
  server_name ${merchant.code}.invalid;
  server_tokens off;

  # A malformed address such as /m/% opens home. nginx refuses it before it reads the host, so the reply always comes from here.
  error_page 400 /.malformed;
  location = /.malformed {
    internal;
    absolute_redirect off;
    return 302 ${homePath};
  }
  location / {
    return 421;
  }
}
server {
  listen 80;
  server_name ${names};
  server_tokens off;
  root ROOT;
  gzip_static on;
  gzip_vary on;
  # brotli_static on;  # with the brotli module
  etag on;

  client_header_timeout 10s;
  client_body_timeout 5s;
  client_max_body_size ${inBytes(bodyLimits.plain)};
  reset_timedout_connection on;
  limit_conn ${own} ${requestsPerAddress};
  limit_conn_status ${failureStatus.TOO_MANY};

${Object.entries(headers)
  .map(([name, value]) => `  add_header ${name} "${value}" always;`)
  .join('\n')}

  # No browser sends a backslash in a path, and some programs read it as a slash.
  if ($request_uri ~ "^[^?]*\\\\\\\\") {
    return ${failureStatus.REQUEST_INVALID};
  }
  # For certificates and apps that prove whose the host is.
  location ^~ /.well-known/ {
    try_files $uri =404;
  }
  location ~ "(^|/)\\.|^/(nginx\\.conf|_headers)$|\\.(br|gz)$" {
    return 404;
  }
  location ~ "^${hashed}" {
    try_files $uri =404;
  }
${gatewayLocation(`~ "^(${uploadPaths(merchant).map(literally).join('|')})$"`, own, bodyLimits.upload)}
${gatewayLocation(
  `~ "^(/(${gatewayFolders.join('|')})/|(/sandbox${gatewayPathsOf(merchant.gateway)
    .map((path) => `|${literally(path)}`)
    .join('')})$)"`,
  own,
  bodyLimits.plain,
)}
${ownAnswerLocations(own)}
  location ~ "^(${homePaths.map(literally).join('|')})$" {
    try_files /index.html =404;
  }
  # The frame of a lottery is a separate document.
  location ~ "^${literally(lotteryFrameFolder)}" {
    try_files /${lotteryFrameFile} =404;
  }
  # Below /m every address belongs to the app. Elsewhere it is a file or unknown; the app then opens home.
  location ~ "^/m/" {
    try_files $uri $uri.html /shell.html;
  }
  location = /manifest.webmanifest {
    default_type application/manifest+json;
  }
  location = /index.html {
    internal;
  }
  location / {
    try_files $uri =404;
    error_page 404 /shell.html;
  }
}
${playServer(merchant, own)}`;
}

/**
 * The server of the games that the gateway itself runs, if the merchant names it as a host of games. It serves only
 * those games.
 */
function playServer({ code, hosts, gateway }: Merchant, own: string): string {
  const names = [...hosts.map((host) => `https://play.${host}`), `http://play.${code}.localhost`]
    .filter((origin) => isListedOrigin(origin, gateway.gameHosts))
    .map((origin) => new URL(origin).host);
  if (names.length === 0) return '';
  return `
server {
  listen 80;
  server_name ${names.join(' ')};
  server_tokens off;

  client_header_timeout 10s;
  client_body_timeout 5s;
  client_max_body_size ${inBytes(bodyLimits.plain)};
  reset_timedout_connection on;
  limit_conn ${own} ${requestsPerAddress};
  limit_conn_status ${failureStatus.TOO_MANY};

${gatewayLocation(`^~ ${playFolder}`, own, bodyLimits.plain)}
${ownAnswerLocations(own)}
  location / {
    return 404;
  }
}
`;
}

/** Addresses of the gateway. The client's address comes from the connection, never from the client's own headers. */
function gatewayLocation(matches: string, own: string, mostBytes: number): string {
  return `  location ${matches} {
    client_max_body_size ${inBytes(mostBytes)};
    if ($${own}_has_stray_body) {
      return ${failureStatus.REQUEST_INVALID};
    }
    proxy_pass http://GATEWAY;
    proxy_http_version 1.1;
    proxy_set_header Host $host;
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header X-Forwarded-Host $http_host;
    proxy_set_header X-Forwarded-Proto $scheme;
    proxy_set_header X-Forwarded-Port "";
    proxy_set_header X-Real-IP "";
    proxy_set_header Forwarded "";
    proxy_set_header Upgrade "";
    # The gateway sends its own policy.
    add_header Strict-Transport-Security "${httpsHeaders('')['Strict-Transport-Security']}" always;
${ownAnswers.map(({ code }) => `    error_page ${failureStatus[code]} @${own}_${failureStatus[code]};`).join('\n')}
  }`;
}

/** Locations of the errors that nginx answers instead of the gateway. */
const ownAnswerLocations = (own: string): string =>
  ownAnswers
    .map(
      ({ code, message }) => `  location @${own}_${failureStatus[code]} {
    internal;
    default_type application/json;
    add_header Cache-Control no-store always;
    add_header X-Content-Type-Options nosniff always;
${code === 'TOO_MANY' ? '    add_header Retry-After 2 always;\n' : ''}    return ${failureStatus[code]} '${JSON.stringify({ success: false, code, message })}';
  }`,
    )
    .join('\n');

/** Paths of the calls that take files. */
const uploadPaths = ({ gateway }: Merchant): string[] =>
  Object.values<Call>(calls)
    .filter(({ encoding }) => encoding === 'multipart')
    .map(({ name, path }) => gateway.paths[name] ?? path);

const inBytes = (bytes: number): string => (bytes % 1024 ** 2 === 0 ? `${bytes / 1024 ** 2}m` : `${bytes / 1024}k`);

/** An expression that matches only this path. Characters that are special to nginx are escaped. */
const literally = (path: string): string =>
  path.replace(/[^\w/\u0080-\uffff-]/g, (sign) => `\\x${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);
