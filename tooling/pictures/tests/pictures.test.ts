import { dresses } from '../src/dresses.ts';
import { expect, open, show, test } from './gallery.ts';
import { shots } from './stories.ts';

for (const { file, story, isScreen = false, part = '#root' } of shots) {
  for (const dress of dresses) {
    test(`${file} ${story} · ${dress.merchant} · ${dress.mode}`, async ({ gallery }) => {
      await open(gallery, dress);
      await show(gallery, { file, story });
      const name = [`${file}-${story}`, `${dress.merchant}-${dress.mode}.png`];
      await (isScreen ? expect(gallery) : expect(gallery.locator(part))).toHaveScreenshot(name);
    });
  }
}
