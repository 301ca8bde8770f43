import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { readMultipart } from './readMultipart.ts';
import { readUrlEncoded } from './readUrlEncoded.ts';

const type = 'multipart/form-data; boundary=edge';
const part = (name: string, value: string, more = '') =>
  `--edge\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
const multipart = (body: string, declared = type) => readMultipart(Buffer.from(body), declared);
const names = (count: number) => Array.from({ length: count }, (_, index) => index.toString(36));
const refusal = (message: string) => expect.objectContaining({ code: 'REQUEST_INVALID', message: `body: ${message}` });

describe('urlencoded forms', () => {
  test('are read by name, and a repeated name gives a list', () => {
    expect(readUrlEncoded(Buffer.from('?a=1&b=x%20y+z&b=%E2%82%AC&c'))).toEqual({
      '?a': '1',
      b: ['x y z', '€'],
      c: '',
    });
  });

  test('with a name of an object property are read as ordinary fields', () => {
    expect(Object.entries(readUrlEncoded(Buffer.from('__proto__=1&constructor=2')))).toEqual([
      ['__proto__', '1'],
      ['constructor', '2'],
    ]);
  });

  test('are read with 32 fields and rejected with 33', () => {
    expect(Object.keys(readUrlEncoded(Buffer.from(names(32).join('&'))))).toHaveLength(32);
    expect(() => readUrlEncoded(Buffer.from(names(33).join('&')))).toThrow(refusal('has more than 32 fields'));
  });

  test('with 50,000 names are rejected at the 33rd name', () => {
    const bytes = Buffer.from(names(50_000).join('&'));
    const looks = vi.spyOn(bytes, 'indexOf');
    expect(() => readUrlEncoded(bytes)).toThrow(refusal('has more than 32 fields'));
    expect(looks).toHaveBeenCalledTimes(32);
  });

  test('are read with a field of 16 KB and rejected with a longer field', () => {
    expect(readUrlEncoded(Buffer.from(`a=${'x'.repeat(16_382)}`))).toEqual({ a: 'x'.repeat(16_382) });
    expect(() => readUrlEncoded(Buffer.from(`b=1&a=${'x'.repeat(16_383)}&c=1`))).toThrow(
      refusal('has a field larger than 16384 bytes'),
    );
  });
});

describe('multipart forms', () => {
  test('are read by name, and repeated files give a list', async () => {
    const { files, text } = await multipart(
      `${part('text', 'x')}${part('files', 'p', '; filename="a.png"')}${part('files', 'q', '; filename="b.png"')}--edge--\r\n`,
    );
    expect(text).toBe('x');
    expect((files as File[]).map(({ name }) => name)).toEqual(['a.png', 'b.png']);
  });

  test('are read with 32 parts and rejected with 33', async () => {
    const form = (count: number) =>
      `${names(count)
        .map((name) => part(name, 'x'))
        .join('')}--edge--\r\n`;
    expect(Object.keys(await multipart(form(32)))).toHaveLength(32);
    await expect(multipart(form(33))).rejects.toEqual(refusal('has more than 32 fields'));
  });

  test('of 3.2 MB are rejected at the 33rd field', async () => {
    const bytes = Buffer.from(
      `${names(50_000)
        .map((name) => part(name, ''))
        .join('')}--edge--\r\n`,
    );
    const looks = vi.spyOn(bytes, 'indexOf');
    await expect(readMultipart(bytes, type)).rejects.toEqual(refusal('has more than 32 fields'));
    expect(looks).toHaveBeenCalledTimes(34);
  });

  test('are rejected with a text above 16 KB and read with a file of 5 MB', async () => {
    await expect(multipart(`${part('text', 'x'.repeat(16_385))}--edge--\r\n`)).rejects.toEqual(
      refusal('has a field larger than 16384 bytes'),
    );
    const { file } = await multipart(`${part('file', 'x'.repeat(5 * 1024 * 1024), '; filename="a"')}--edge--\r\n`);
    expect((file as File).size).toBe(5 * 1024 * 1024);
  });

  test.each([
    ['no boundary', 'multipart/form-data'],
    ['a boundary that is too long', `multipart/form-data; boundary=${'x'.repeat(71)}`],
    ['a boundary behind another', 'multipart/form-data; x="; boundary=other"; boundary=edge'],
    ['two boundaries', 'multipart/form-data; boundary=other; boundary=edge'],
    ['another type', 'multipart/mixed; boundary=edge'],
  ])('%s is rejected', async (_, declared) => {
    await expect(multipart(`${part('a', 'x')}--edge--\r\n`, declared)).rejects.toEqual(
      refusal('is not well-formed multipart/form-data'),
    );
  });

  test('a field with an unterminated head is rejected', async () => {
    await expect(
      multipart(`--edge\r\nContent-Disposition: form-data; name="${'x'.repeat(9_000)}\r\n--edge--\r\n`),
    ).rejects.toEqual(refusal('is not well-formed multipart/form-data'));
  });

  test('any boundary of 1 to 70 characters separates fields whose values contain it', { tags: 'whole' }, async () => {
    const boundaries = fc.string({
      unit: fc.constantFrom(..."abXY019'()+_,-./:=?"),
      minLength: 1,
      maxLength: 70,
    });
    const withValues = boundaries.chain((boundary) => {
      const piece = fc.oneof(
        fc.constantFrom(
          boundary,
          `--${boundary}`,
          `--${boundary}--`,
          `--${boundary}\r\n`,
          `\n--${boundary}`,
          '-',
          '\r\n',
          '"',
        ),
        fc.string({ unit: 'binary', maxLength: 20 }),
      );
      const value = fc
        .array(piece, { maxLength: 6 })
        .map((pieces) => pieces.join('').replaceAll('\uFEFF', ''))
        // RFC 2046 forbids a value with a line that starts with the delimiter.
        .filter((text) => !text.includes(`\r\n--${boundary}`));
      return fc.record({ boundary: fc.constant(boundary), values: fc.array(value, { minLength: 1, maxLength: 5 }) });
    });
    await fc.assert(
      fc.asyncProperty(withValues, fc.boolean(), async ({ boundary, values }, areFiles) => {
        const body = values
          .map(
            (value, index) =>
              `--${boundary}\r\nContent-Disposition: form-data; name="f${index}"${areFiles ? '; filename="a.txt"' : ''}\r\n\r\n${value}\r\n`,
          )
          .join('');
        const fields = await multipart(`${body}--${boundary}--\r\n`, `multipart/form-data; boundary="${boundary}"`);
        const read = await Promise.all(
          Object.values(fields).map((field) => (areFiles ? (field as File).text() : field)),
        );
        expect(read).toEqual(values);
      }),
      { numRuns: 500 },
    );
  });

  test('a text named "filename" of more than 16 KB is rejected', async () => {
    await expect(multipart(`${part('filename', 'x'.repeat(16_385))}--edge--\r\n`)).rejects.toEqual(
      refusal('has a field larger than 16384 bytes'),
    );
  });

  test('a text of exactly 16 KB is read', async () => {
    const text = 'x'.repeat(16_384);
    expect(await multipart(`${part('text', text)}--edge--\r\n`)).toEqual({ text });
  });

  test('a form without fields is read as empty', async () => {
    expect(await multipart('--edge--\r\n')).toEqual({});
  });

  test('text before the first field and after the last one is ignored', async () => {
    expect(await multipart(`before --edge\r\n${part('a', 'x')}--edge--\r\nafter`)).toEqual({ a: 'x' });
  });

  test.each([
    ['two dispositions of a field', part('a', 'x', `"\r\nContent-Disposition: form-data; name="b`) + '--edge--'],
    ['no end', part('a', 'x')],
    ['an end in the middle of a field', '--edge\r\nContent-Disposition: form-data; name="a"\r\n\r\nx'],
    ['text behind a boundary', `--edge \r\n${part('a', 'x')}--edge--\r\n`],
    ['a line of a value that begins with the boundary', `${part('a', 'x\r\n--edges')}--edge--\r\n`],
    ['a boundary in the head of a field', `--edge\r\nA: b\r\n${part('a', 'x')}--edge--\r\n`],
    ['no boundary at all', part('a', 'x').replace('--edge', '')],
  ])('a form with %s is rejected', async (_, body) => {
    await expect(multipart(body)).rejects.toEqual(refusal('is not well-formed multipart/form-data'));
  });
});
