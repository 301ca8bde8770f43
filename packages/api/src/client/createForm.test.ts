import { expect, test } from 'vitest';
import { createForm } from './createForm.ts';

test('a form contains its texts and omits undefined fields', () => {
  const form = createForm('form', { email: 'a+b@example.org', code: '12 34', more: undefined });
  expect(form).toBeInstanceOf(URLSearchParams);
  expect((form as URLSearchParams).toString()).toBe('email=a%2Bb%40example.org&code=12+34');
});

test('a multipart form contains several files under one name', () => {
  const picture = new File(['x'], 'one.png', { type: 'image/png' });
  const form = createForm('multipart', { text: 'hello', files: [picture, new File(['y'], 'two.png')] }) as FormData;
  expect(form.get('text')).toBe('hello');
  expect(form.getAll('files').map((file) => (file as File).name)).toEqual(['one.png', 'two.png']);
});
