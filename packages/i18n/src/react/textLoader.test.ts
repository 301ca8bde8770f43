import { afterEach, expect, test, vi } from 'vitest';
import { textLoader } from './textLoader.ts';

const merchant = {
  code: 'padma',
  texts: { BN: { agent: '/texts/BN/overlays.1.json', download: '/texts/BN/overlays.1.json' } },
};
const file = { agent: { title: 'Agent' }, download: { title: 'Download' } };
const answerWith = (...replies: Response[]) => {
  const fetched = vi.fn<typeof fetch>();
  for (const reply of replies) fetched.mockResolvedValueOnce(reply);
  vi.stubGlobal('fetch', fetched);
  return fetched;
};
afterEach(() => vi.unstubAllGlobals());

test('a file with several areas is requested only once', async () => {
  const fetched = answerWith(Response.json(file));
  const load = textLoader(merchant);
  await expect(load('BN', 'agent')).resolves.toEqual(file.agent);
  await expect(load('BN', 'download')).resolves.toEqual(file.download);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('a failed file is requested again', async () => {
  const fetched = answerWith(new Response('', { status: 502 }), Response.json(file));
  const load = textLoader(merchant);
  await expect(load('BN', 'agent')).rejects.toThrow('answered 502');
  await expect(load('BN', 'agent')).resolves.toEqual(file.agent);
  expect(fetched).toHaveBeenCalledTimes(2);
});

test('an area that the merchant or the file does not have is rejected', async () => {
  answerWith(Response.json({ agent: file.agent }));
  const load = textLoader(merchant);
  await expect(load('BN', 'auth')).rejects.toThrow('padma has no auth texts in BN.');
  await expect(load('BN', 'download')).rejects.toThrow('contains no download texts');
});
