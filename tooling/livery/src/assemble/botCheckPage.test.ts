import { createHash } from 'node:crypto';
import type { Merchant } from '@livery/merchant';
import { expect, test } from 'vitest';
import { botCheckPage } from './botCheckPage.ts';
import { headersFile } from './headers.ts';
import { nginxConf } from './nginxConf.ts';

const botCheck = {
  provider: 'geetest',
  captchaId: '0123456789abcdef0123456789abcdef',
  script: 'https://check.example/gt4.js',
};
const merchant = (gateway: object) =>
  ({ code: 'nova', hosts: [], gateway: { baseUrl: '', paths: {}, gameHosts: [], ...gateway } }) as unknown as Merchant;

test('a merchant without a bot check has no document for one', () => {
  expect(botCheckPage(merchant({}), 'run()')).toBeUndefined();
});

test('the document runs its own script and the provider’s, and nothing else inline', () => {
  const { html, policy } = botCheckPage(merchant({ botCheck }), 'run()')!;
  expect(html).toContain('data-script="https://check.example/gt4.js"');
  expect(html).toContain('<script>run()</script>');
  expect(policy).toContain(createHash('sha256').update('run()').digest('base64'));
  expect(policy).toContain('https://check.example https://static.geetest.com');
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).not.toMatch(/unsafe|\*/);
});

test('servers give its policy to it alone', () => {
  const conf = nginxConf(merchant({ botCheck }), "default-src 'none'", "script-src 'sha256-x'");
  expect(conf).toContain(`"/bot-check.html" "script-src 'sha256-x'";`);
  expect(conf.split("script-src 'sha256-x'")).toHaveLength(2);
  expect(nginxConf(merchant({}), "default-src 'none'")).not.toContain('bot-check');
  expect(headersFile("default-src 'none'", "script-src 'sha256-x'")).toContain(
    "/bot-check.html\n  ! Content-Security-Policy\n  Content-Security-Policy: script-src 'sha256-x'",
  );
});
