import type { Merchant } from '@livery/merchant';
import { expect, test } from 'vitest';
import { nginxConf } from './nginxConf.ts';

const confOf = (gateway: Partial<Merchant['gateway']>) =>
  nginxConf(
    { code: 'nova', hosts: [], gateway: { baseUrl: '', paths: {}, gameHosts: [], ...gateway } } as unknown as Merchant,
    "default-src 'none'",
  );
/** The expression for addresses that nginx passes to the gateway with this body limit. */
const passedOn = (conf: string, size = '256k') =>
  new RegExp(new RegExp(`location ~ "(.*)" \\{\n {4}client_max_body_size ${size};\n {4}if`).exec(conf)![1]!);

test('an address with a backslash in its path gets 400; a backslash in the query is allowed', () => {
  const [, expression] = /if \(\$request_uri ~ "([^"]+)"\) \{\s*return 400;/.exec(confOf({}))!;
  // nginx reads two backslashes in quotes as a single backslash.
  const pattern = new RegExp(expression!.replaceAll('\\\\', '\\'));
  expect(['/\\x', '/m\\home?a', '/m/home?x=\\y', '/m/home'].map((address) => pattern.test(address))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

test('configuration files, hidden files and compressed copies get 404', () => {
  const [, expression] = /location ~ "([^"]+)" \{\s*return 404;/.exec(confOf({}))!;
  for (const path of ['/nginx.conf', '/_headers', '/.git/config', '/m/.env', '/assets/main.js.br', '/index.html.gz'])
    expect(path).toMatch(new RegExp(expression!));
  for (const path of ['/m/home', '/assets/main.js', '/pictures/logo.svg'])
    expect(path).not.toMatch(new RegExp(expression!));
});

test('only the gateway’s folders and the sandbox’s first page are passed to the gateway', () => {
  const expression = passedOn(confOf({}));
  for (const path of ['/wps/captcha', '/lgw/orders', '/lotto/x', '/sandbox', '/sandbox/docs'])
    expect(path).toMatch(expression);
  for (const path of ['/m/home', '/sandboxes', '/x/wps/', '/']) expect(path).not.toMatch(expression);
});

test('a path that the merchant set for a call is passed to the gateway, matched character by character', () => {
  const expression = passedOn(confOf({ paths: { getWallet: '/v2/purse.json', login: '/in;side{1}"' } }));
  for (const path of ['/v2/purse.json', '/in;side{1}"']) expect(path).toMatch(expression);
  for (const path of ['/v2/purse+json', '/v2/purse.json/more', '/x/v2/purse.json'])
    expect(path).not.toMatch(expression);
});

test('[ROUTE-13] a malformed address redirects to home on the same host', () => {
  expect(confOf({})).toMatch(
    /error_page 400 (\S+);\s+location = \1 \{\s+internal;\s+absolute_redirect off;\s+return 302 \/m\/home;/,
  );
});

test('calls to a gateway on another host do not pass through this server', () => {
  expect('/v2/purse').not.toMatch(
    passedOn(confOf({ baseUrl: 'https://gateway.example', paths: { getWallet: '/v2/purse' } })),
  );
});

test('feedback may contain three pictures of 5 MB, also at a path that the merchant set', () => {
  expect('/wps/feedback').toMatch(passedOn(confOf({}), '16m'));
  expect('/wps/feedback/1').not.toMatch(passedOn(confOf({}), '16m'));
  expect('/say.it').toMatch(passedOn(confOf({ paths: { sendFeedback: '/say.it' } }), '16m'));
});

test('a body that the method does not allow is detected from method and headers', () => {
  const [, strays] = /_has_stray_body \{\n {2}"~(.*)" 1;/.exec(confOf({}))!;
  for (const stray of ['GET 5', 'HEAD chunked', 'DELETE 10', 'OPTIONS chunked5', 'TRACE 1', 'GET +0'])
    expect(stray).toMatch(new RegExp(strays!));
  for (const fine of ['GET ', 'DELETE 0', 'HEAD 00', 'POST 5', 'PUT chunked', 'DELETED 5'])
    expect(fine).not.toMatch(new RegExp(strays!));
});

test('the client’s own headers about its address are not passed on', () => {
  const conf = confOf({});
  expect(conf).not.toContain('$proxy_add_x_forwarded_for');
  for (const line of ['X-Forwarded-For $remote_addr', 'X-Real-IP ""', 'Forwarded ""'])
    expect(conf.split(`proxy_set_header ${line};`)).toHaveLength(3);
});

test('if the merchant names the host of games, it has its own server, which serves only games', () => {
  const conf = confOf({ gameHosts: ['https://games.example', 'http://play.nova.localhost:*'] });
  const [, games] = conf.split('server_name play.nova.localhost;');
  expect(games).toContain('location ^~ /sandbox/play/ {');
  expect(games).toMatch(/location \/ \{\s+return 404;/);
  expect(games).not.toContain('try_files');
  for (const gameHosts of [[], ['https://games.example']])
    expect(confOf({ gameHosts }).match(/server_name /g)).toHaveLength(2);
});

test('every address below /m belongs to the app; any other address is a file or 404', () => {
  const conf = confOf({});
  const locations = [...conf.matchAll(/location (.*) \{\n {4}try_files (.*);/g)].map(([, matches, files]) => ({
    matches,
    files,
  }));
  expect(locations.filter(({ files }) => files!.includes('/shell.html'))).toEqual([
    { matches: '~ "^/m/"', files: '$uri $uri.html /shell.html' },
  ]);
  expect(locations).toContainEqual({ matches: '~ "^/m/lotto-h5/"', files: '/lottery.html =404' });
  expect(locations).toContainEqual({ matches: '/', files: '$uri =404' });
  expect(conf).toMatch(/location \/ \{\n {4}try_files \$uri =404;\n {4}error_page 404 \/shell\.html;\n/);
});

test('an unknown host gets no merchant’s page, in any order of the files', () => {
  const [first, second] = confOf({})
    .split(/^server \{\n/m)
    .slice(1);
  expect(first).toMatch(/^ {2}listen 80;\n {2}server_name nova\.invalid;/);
  expect(first).toContain('return 421;');
  expect(first).not.toMatch(/root|proxy_pass|try_files|add_header/);
  expect(second).toContain('server_name nova.localhost;');
  // nginx does not start if two files declare it for the same port.
  expect(confOf({})).not.toContain('default_server');
});
