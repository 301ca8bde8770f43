import { expect, test } from 'vitest';
import { calls } from '../contract/calls.ts';
import { answer } from '../testing/answers.ts';
import { startNetwork } from '../testing/network.ts';
import { createTestStore } from '../testing/testStore.ts';
import { downloadsApi } from './getDownloads.api.ts';

const network = startNetwork();

test("each kind of link is returned, with absolute addresses for the gateway's paths", async () => {
  network.use(
    answer(calls.getDownloads, {
      list: [
        { resourceType: 'IOS', url: 'https://apps.example/1' },
        { resourceType: 'Android', url: '/app.apk' },
        { resourceType: 'MOBILECONFIG', url: '/app.mobileconfig' },
        { resourceType: 'AFFILIATELINK', url: '/affiliate' },
      ],
    }),
  );
  const { data } = await createTestStore().dispatch(downloadsApi.endpoints.getDownloads.initiate());
  expect(data).toEqual([
    { kind: 'ios', url: 'https://apps.example/1' },
    { kind: 'android', url: 'http://gateway.test/app.apk' },
    { kind: 'profile', url: 'http://gateway.test/app.mobileconfig' },
    { kind: 'affiliate', url: 'http://gateway.test/affiliate' },
  ]);
});
