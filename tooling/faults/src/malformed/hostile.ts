import fc from 'fast-check';

/** Texts that have broken something somewhere before. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '', ' ', '0', '-0', '-1', '1e309', 'NaN', 'Infinity', '9007199254740993', '999999999999999999999999', '0x10', '１２', '২৫', '1,000.00', '٣',
    "' or '1'='1", "'; drop table members; --", '\\', "\\'", '$1', '%', '_', '%%%', '$$', '"; select pg_sleep(5); --', "1' union select null,null--", '{1,2}', '{"a":',
    '../../../../etc/passwd', '..\\..\\windows', '/etc/passwd\u0000.png', 'file:///etc/passwd', 'http://127.0.0.1:22/', '//evil.example', 'javascript:alert(1)',
    '<script>alert(1)</script>', '${7*7}', '{{7*7}}', '%00', '%2e%2e%2f', '%ff%fe', '\r\nSet-Cookie: a=b',
    '__proto__', 'constructor', 'toString', 'hasOwnProperty', 'null', 'undefined', 'true', '[]', '{}', '[object Object]',
    '\u0000', 'a\u0000b', '\ud800', '\udfff\ud800', '\u202eabc', '\u200b', '\ufeff', 'A\u0301'.repeat(60), '👩‍👩‍👧‍👦', 'ﷺ', 'İ', 'ß',
    '2026-02-30', '0000-00-00', '99999-01-01', '2026-01-01T00:00:00Z', '-infinity', 'today',
  ),
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc.constantFrom(256, 4_096, 40_000).map((length) => 'x'.repeat(length)),
);

/** Values of every kind that JSON has, and some that it only writes. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  fc.constantFrom<unknown>(null, true, false, 0, -1, 1.5, 1e308, 2 ** 53, [], {}, [[]], [null], { '': '' }, { length: 1 }, { toString: 1 }),
  fc.jsonValue({ maxDepth: 3 }),
  fc.integer({ min: 50, max: 400 }).map((depth) => JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as unknown),
);
