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
  ({
    code: 'nova',
    name: 'Nova',
    hosts: [],
    languages: { default: 'EN' },
    gateway: { baseUrl: '', paths: {}, gameHosts: [], ...gateway },
  }) as unknown as Merchant;
const scripts = { oldBrowser: 'look()', botCheck: 'run()' };
const texts = { EN: { site: { browserTooOld: 'Too old.' } } };

test('a merchant without a bot check has no bot check document', () => {
  expect(botCheckPage(merchant({}), scripts, texts)).toBeUndefined();
});

test('the bot check document allows its own script and the provider’s, and no other inline code', () => {
  const { html, policy } = botCheckPage(merchant({ botCheck }), scripts, texts)!;
  expect(html).toContain('data-script="https://check.example/gt4.js"');
  expect(html).toContain('<script>run()</script>');
  expect(policy).toContain(createHash('sha256').update('run()').digest('base64'));
  expect(policy).toContain('https://check.example https://static.geetest.com');
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).not.toMatch(/unsafe|\*/);
});

test('the bot check document has the message for outdated browsers, and its policy allows that message', () => {
  const { html, policy } = botCheckPage(merchant({ botCheck }), scripts, texts)!;
  expect(html).toContain('Too old.');
  expect(html.indexOf('<script>look()</script>')).toBeLessThan(html.indexOf('<style>'));
  for (const [, script, style] of html.matchAll(/<script>(.*?)<\/script>|<style>(.*?)<\/style>/gs))
    expect(policy).toContain(
      createHash('sha256')
        .update(script ?? style!)
        .digest('base64'),
    );
});

test('servers send the bot check’s policy only with the bot check document', () => {
  const conf = nginxConf(merchant({ botCheck }), "default-src 'none'", "script-src 'sha256-x'");
  expect(conf).toContain(`"/bot-check.html" "script-src 'sha256-x'";`);
  expect(conf.split("script-src 'sha256-x'")).toHaveLength(2);
  expect(nginxConf(merchant({}), "default-src 'none'")).not.toContain('bot-check');
  expect(headersFile("default-src 'none'", "script-src 'sha256-x'")).toContain(
    "/bot-check.html\n  ! Content-Security-Policy\n  Content-Security-Policy: script-src 'sha256-x'",
  );
});
