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
  test('are read by name; a repeated one is a list', () => {
    expect(readUrlEncoded(Buffer.from('?a=1&b=x%20y+z&b=%E2%82%AC&c'))).toEqual({
      '?a': '1',
      b: ['x y z', '€'],
      c: '',
    });
  });

  test('a name of an object’s own is a field like any other', () => {
    expect(Object.entries(readUrlEncoded(Buffer.from('__proto__=1&constructor=2')))).toEqual([
      ['__proto__', '1'],
      ['constructor', '2'],
    ]);
  });

  test('32 are read, and not one more', () => {
    expect(Object.keys(readUrlEncoded(Buffer.from(names(32).join('&'))))).toHaveLength(32);
    expect(() => readUrlEncoded(Buffer.from(names(33).join('&')))).toThrow(refusal('has more than 32 fields'));
  });

  test('50,000 names are refused at the 33rd', () => {
    const bytes = Buffer.from(names(50_000).join('&'));
    const looks = vi.spyOn(bytes, 'indexOf');
    expect(() => readUrlEncoded(bytes)).toThrow(refusal('has more than 32 fields'));
    expect(looks).toHaveBeenCalledTimes(32);
  });

  test('a field of 16 KB is read, a longer one is not', () => {
    expect(readUrlEncoded(Buffer.from(`a=${'x'.repeat(16_382)}`))).toEqual({ a: 'x'.repeat(16_382) });
    expect(() => readUrlEncoded(Buffer.from(`b=1&a=${'x'.repeat(16_383)}&c=1`))).toThrow(
      refusal('has a field larger than 16384 bytes'),
    );
  });
});

describe('multipart forms', () => {
  test('are read by name; a repeated one is a list', async () => {
    const { files, text } = await multipart(
      `${part('text', 'x')}${part('files', 'p', '; filename="a.png"')}${part('files', 'q', '; filename="b.png"')}--edge--\r\n`,
    );
    expect(text).toBe('x');
    expect((files as File[]).map(({ name }) => name)).toEqual(['a.png', 'b.png']);
  });

  test('32 are read, and not one more', async () => {
    const form = (count: number) =>
      `${names(count)
        .map((name) => part(name, 'x'))
        .join('')}--edge--\r\n`;
    expect(Object.keys(await multipart(form(32)))).toHaveLength(32);
    await expect(multipart(form(33))).rejects.toEqual(refusal('has more than 32 fields'));
  });

  test('3.2 MB of fields are refused at the 33rd', async () => {
    const bytes = Buffer.from(
      `${names(50_000)
        .map((name) => part(name, ''))
        .join('')}--edge--\r\n`,
    );
    const looks = vi.spyOn(bytes, 'indexOf');
    await expect(readMultipart(bytes, type)).rejects.toEqual(refusal('has more than 32 fields'));
    expect(looks).toHaveBeenCalledTimes(34);
  });

  test('a text of more than 16 KB is not read, a file of 5 MB is', async () => {
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
  ])('%s is refused', async (_, declared) => {
    await expect(multipart(`${part('a', 'x')}--edge--\r\n`, declared)).rejects.toEqual(
      refusal('is not well-formed multipart/form-data'),
    );
  });

  test('a field without an end to its head is refused', async () => {
    await expect(
      multipart(`--edge\r\nContent-Disposition: form-data; name="${'x'.repeat(9_000)}\r\n--edge--\r\n`),
    ).rejects.toEqual(refusal('is not well-formed multipart/form-data'));
  });
});
