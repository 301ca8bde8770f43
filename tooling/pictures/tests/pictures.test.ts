import { dresses } from '../src/dresses.ts';
import { expect, openStill, show, test } from './gallery.ts';
import { shots } from './stories.ts';

for (const { file, story, isScreen = false } of shots) {
  for (const dress of dresses) {
    test(`${file} ${story} · ${dress.merchant} · ${dress.mode}`, async ({ gallery }) => {
      await openStill(gallery, dress);
      await show(gallery, { file, story });
      const name = [`${file}-${story}`, `${dress.merchant}-${dress.mode}.png`];
      await (isScreen ? expect(gallery) : expect(gallery.locator('#root'))).toHaveScreenshot(name);
    });
  }
}
