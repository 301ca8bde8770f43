/** A reply contains this product only if it evaluated a template: the number is too rare to appear by chance. */
const product = { of: '7331*9173', is: String(7331 * 9173) };

/** Seconds that a text makes a database or a shell sleep. */
export const sleepSeconds = 10;

/** A text that is harmful if it is interpreted. */
export interface HostileText {
  /** The language or program that could interpret the text, for example `SQL`. */
  family: string;
  text: string;
}

const family = (name: string, texts: readonly string[]): HostileText[] => texts.map((text) => ({ family: name, text }));

/** Markup that calls `probe()` if a page shows it without escaping. */
export const markup: readonly string[] = [
  '<script>probe()</script>',
  '<svg onload=probe()>',
  '"><img src=x onerror=probe()>',
  "'><iframe srcdoc='<script>probe()</script>'></iframe>",
  '" autofocus onfocus=probe() x="',
  '</title></textarea></script><script>probe()</script>',
  '<a href="javascript:probe()">a</a>',
  '\u003cscript\u003eprobe()//',
];

/** Path traversals, as they are written in an address. */
export const traversals: readonly string[] = [
  '../../../../../../etc/passwd',
  '..%2f..%2f..%2f..%2f..%2f..%2fetc%2fpasswd',
  '%2e%2e/%2e%2e/%2e%2e/%2e%2e/%2e%2e/etc/passwd',
  '..%252f..%252f..%252f..%252fetc%252fpasswd',
  '..%c0%af..%c0%af..%c0%af..%c0%afetc/passwd',
  '%c0%ae%c0%ae/%c0%ae%c0%ae/etc/passwd',
  '..%5c..%5c..%5c..%5cetc%5cpasswd',
  '....//....//....//....//etc/passwd',
  '..;/..;/..;/..;/etc/passwd',
  '/etc/passwd',
  '%2fetc%2fpasswd',
  '../outside.txt',
  '..%2foutside.txt',
  '../../outside.txt',
  '..%2f..%2foutside.txt',
  '../.skin.json',
  '.skin.json',
  '%2eskin.json',
  'etc/passwd%00.png',
  'file:%2f%2f%2fetc%2fpasswd',
];

/** Texts for every input of a caller. */
export const texts: readonly HostileText[] = [
  ...family('SQL', [
    "'",
    "' or '1'='1",
    "x' or 1=1 --",
    '1 or 1=1',
    "1; update members set password_hash = '', is_agent = true; --",
    "'; update members set password_hash = '', is_agent = true; --",
    "'); drop table entries cascade; --",
    "x'; create table probed (id int); --",
    `'||(select pg_sleep(${sleepSeconds}))||'`,
    `1; select pg_sleep(${sleepSeconds}) --`,
    `') or pg_sleep(${sleepSeconds}) is null --`,
    "' union select null, version(), null --",
    "\\'; select version() --",
    "' and 1=cast(version() as int) --",
    'x" or "1"="1',
    '$1',
    '%',
  ]),
  ...family('NoSQL', [
    '{"$gt":""}',
    '{"$ne":null}',
    '[$ne]=1',
    "';return true;var a='",
    'this.constructor.constructor("return 1")()',
  ]),
  ...family('template', [
    `{{${product.of}}}`,
    `\${${product.of}}`,
    `<%= ${product.of} %>`,
    `#{${product.of}}`,
    `{${product.of}}`,
  ]),
  ...family('shell', [
    `$(sleep ${sleepSeconds})`,
    `; sleep ${sleepSeconds} #`,
    `| cat /etc/passwd`,
    `\`sleep ${sleepSeconds}\``,
  ]),
  ...family('path', [
    '../../../../../../etc/passwd',
    '..\\..\\..\\windows\\win.ini',
    '/etc/passwd\u0000.png',
    'file:///etc/passwd',
    'http://127.0.0.1:1/',
  ]),
  ...family('header', ['x\r\nX-Injected: 1', 'x\nSet-Cookie: probe=1', '嘊嘍X-Injected: 1', '%0d%0aX-Injected:%201']),
  ...family('zero byte', ['\u0000', 'demo1\u0000', 'a\u0000b']),
  ...family('overlong', ['x'.repeat(12_000), '9'.repeat(12_000), '%'.repeat(12_000), `${'a'.repeat(12_000)}!`]),
  ...family('Unicode', [
    'ｄｅｍｏ１＇ or １＝１ --',
    'demo1\u200b',
    '\u202edemo1',
    'İ',
    'a\u0301'.repeat(300),
    '\ud800',
    '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}'.repeat(50),
    '\ufeff',
    'ﷺ'.repeat(100),
  ]),
  ...family('markup', markup),
  ...family('prototype', ['__proto__', 'constructor', '[object Object]', 'toString']),
  ...family('format', [
    '%s%s%s%n',
    '{0}',
    '&#x27;',
    '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
  ]),
];

/** The form of a text that fits into a header line. */
export const inHeader = (text: string): string => text.replaceAll(/[\r\n]/g, '').slice(0, 8_000);

/** Signs that a text was interpreted, or that a reply contains internal data. */
export const signs: ReadonlyArray<readonly [what: string, sign: RegExp]> = [
  ['an evaluated template', new RegExp(product.is)],
  ['a file of the machine', /root:[^:\n]*:0:0:/],
  ['a file outside of the folder', /outside of the folder|"gatewayPaths"/],
  ['a stack', /\n\s+at .+:\d+:\d+|\\n\s+at .+:\d+:\d+|node_modules|node:internal|\.ts:\d+/],
  [
    'a message of the database',
    /syntax error at or near|invalid input syntax|violates [a-z-]+ constraint|Failed query|PostgreSQL \d|drizzle/i,
  ],
];
