import { writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import sharp from 'sharp';
import { openPhone, slowDown } from './slowPhone.ts';

/** Milliseconds between two pictures, and until the last picture. */
const stepMs = 200;
const wholeMs = 2_000;
/** Pixels of a picture and of the gap between two pictures. */
const frame = { width: 206, height: 412 };
const gap = 8;

/** A picture of the screen, and when it was shown first. */
interface Frame {
  /** Milliseconds since 1970. */
  at: number;
  /** JPEG. */
  picture: Buffer;
}

/**
 * Stores the screen's content in the first two seconds of a first visit as one PNG. It has a picture every 200 ms, side
 * by side. The first picture is 200 ms after the start of the visit. A picture is white if nothing has been painted
 * yet.
 */
export async function storeFilmStrip(browser: Browser, address: string, path: string): Promise<void> {
  const context = await openPhone(browser);
  try {
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    const frames: Frame[] = [];
    client.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
      frames.push({ at: (metadata.timestamp ?? 0) * 1000, picture: Buffer.from(data, 'base64') });
      // The browser sends no more frames until a frame is confirmed. The page may already be closed.
      client.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
    });
    await slowDown(client);
    await client.send('Page.startScreencast', { format: 'jpeg', quality: 80, maxWidth: 412, maxHeight: 824 });
    await page.goto(address);
    const startedAt = await page.evaluate(() => performance.timeOrigin);
    await wait(Math.max(0, startedAt + wholeMs - Date.now()) + stepMs);
    await client.send('Page.stopScreencast');
    await writeFile(path, await sideBySide(shownAt(frames, startedAt)));
  } finally {
    await context.close();
  }
}

/**
 * The screen's content at each step.
 * @param startedAt start of the visit, in milliseconds since 1970; earlier frames belong to another page
 * @returns undefined for a step before the first frame
 */
export function shownAt(frames: readonly Frame[], startedAt: number): (Buffer | undefined)[] {
  return Array.from({ length: wholeMs / stepMs }, (_, index) => {
    const until = startedAt + (index + 1) * stepMs;
    return frames.findLast(({ at }) => at >= startedAt && at <= until)?.picture;
  });
}

async function sideBySide(pictures: readonly (Buffer | undefined)[]): Promise<Buffer> {
  const { width, height } = frame;
  const shown = await Promise.all(
    pictures.map((picture) =>
      picture === undefined
        ? sharp({ create: { ...frame, channels: 3, background: 'white' } })
            .png()
            .toBuffer()
        : sharp(picture)
            .resize({ ...frame, fit: 'contain', background: 'white' })
            .png()
            .toBuffer(),
    ),
  );
  return sharp({
    create: { width: shown.length * (width + gap) - gap, height, channels: 3, background: 'grey' },
  })
    .composite(shown.map((input, index) => ({ input, left: index * (width + gap), top: 0 })))
    .png()
    .toBuffer();
}
