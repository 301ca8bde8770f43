import type { Merchant } from '@livery/merchant';
import { expect, test } from 'vitest';
import { nginxConf } from './nginxConf.ts';

const confOf = (gateway: Partial<Merchant['gateway']>) =>
  nginxConf(
    { code: 'nova', hosts: [], gateway: { baseUrl: '', paths: {}, ...gateway } } as unknown as Merchant,
    "default-src 'none'",
  );
/** The expression whose addresses go to the gateway, with bodies of this size. */
const passedOn = (conf: string, size = '256k') =>
  new RegExp(new RegExp(`location ~ "(.*)" \\{\n {4}client_max_body_size ${size};\n {4}proxy_pass`).exec(conf)![1]!);

test('the gateway’s folders and the sandbox’s first page are passed on, nothing else', () => {
  const expression = passedOn(confOf({}));
  for (const path of ['/wps/captcha', '/lgw/orders', '/lotto/x', '/sandbox', '/sandbox/docs'])
    expect(path).toMatch(expression);
  for (const path of ['/m/home', '/sandboxes', '/x/wps/', '/']) expect(path).not.toMatch(expression);
});

test('so is a path that the merchant gave a call, sign for sign', () => {
  const expression = passedOn(confOf({ paths: { getWallet: '/v2/purse.json', login: '/in;side{1}"' } }));
  for (const path of ['/v2/purse.json', '/in;side{1}"']) expect(path).toMatch(expression);
  for (const path of ['/v2/purse+json', '/v2/purse.json/more', '/x/v2/purse.json'])
    expect(path).not.toMatch(expression);
});

test('calls of a gateway elsewhere do not pass this server', () => {
  expect('/v2/purse').not.toMatch(
    passedOn(confOf({ baseUrl: 'https://gateway.example', paths: { getWallet: '/v2/purse' } })),
  );
});

test('feedback may bring three pictures of 5 MB, wherever the merchant put it', () => {
  expect('/wps/feedback').toMatch(passedOn(confOf({}), '16m'));
  expect('/wps/feedback/1').not.toMatch(passedOn(confOf({}), '16m'));
  expect('/say.it').toMatch(passedOn(confOf({ paths: { sendFeedback: '/say.it' } }), '16m'));
});

test('what a client wrote of where it came from is not passed on', () => {
  const conf = confOf({});
  expect(conf).not.toContain('$proxy_add_x_forwarded_for');
  for (const line of ['X-Forwarded-For $remote_addr', 'X-Real-IP ""', 'Forwarded ""'])
    expect(conf.split(`proxy_set_header ${line};`)).toHaveLength(3);
});
