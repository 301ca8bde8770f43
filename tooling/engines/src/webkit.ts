import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Builder, Capabilities } from 'selenium-webdriver';
import type { Engine, View } from './engine.ts';

interface WebKitFiles {
  /** Path of WebKit's small browser. */
  browser: string;
  /** Path of the WebDriver program of that browser. */
  driver: string;
}

const display = ':77';
const driverPort = 7788;

/**
 * The toolbar of WebKit's small browser can't be as narrow as a phone. This is the maximum width of the app's column.
 */
const view: View = { width: 480, height: 823 };

/** WebKitGTK, the engine of Safari, on a virtual screen. Its driver reports no uncaught errors of pages. */
export function webkitEngine(name: string, { browser, driver }: WebKitFiles): Engine {
  return {
    name,
    view,
    start: async () => {
      const screen = spawn('Xvfb', [display, '-screen', '0', '600x1000x24'], { stdio: 'ignore' });
      const settings = writeSettings();
      const service = spawn(driver, [`--port=${driverPort}`], {
        stdio: 'ignore',
        env: {
          ...process.env,
          DISPLAY: display,
          XDG_CONFIG_HOME: settings,
          LIBGL_ALWAYS_SOFTWARE: '1',
          WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
        },
      });
      await isListening(`http://127.0.0.1:${driverPort}/status`);
      const capabilities = new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
      });
      const session = await new Builder()
        .usingServer(`http://127.0.0.1:${driverPort}`)
        .withCapabilities(capabilities)
        .build();
      const size = (width: number, height: number) => session.manage().window().setRect({ width, height, x: 0, y: 0 });
      await size(view.width, view.height);
      // The window is larger than the page inside.
      const inner = await session.executeScript<View>('return { width: innerWidth, height: innerHeight }');
      await size(view.width * 2 - inner.width, view.height * 2 - inner.height);
      return {
        errors: [],
        open: (address) => session.get(address),
        evaluate: <T>(expression: string) => session.executeScript<T>(`return (${expression})`),
        tap: async (x, y) => {
          await session
            .actions()
            .move({ x: Math.round(x), y: Math.round(y) })
            .click()
            .perform();
        },
        type: async (text) => {
          await session.actions().sendKeys(text).perform();
        },
        screenshot: async () => Buffer.from(await session.takeScreenshot(), 'base64'),
        close: async () => {
          await session.quit();
          end(service);
          end(screen);
          rmSync(settings, { recursive: true, force: true });
        },
      };
    },
  };
}

/** GTK settings in a temporary folder: pages get them as the preference for reduced motion. */
function writeSettings(): string {
  const folder = mkdtempSync(join(tmpdir(), 'livery-webkit-'));
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(join(folder, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=false\n');
  return folder;
}

/**
 * Waits until the driver answers.
 * @throws after 20 seconds. The limit only stops a hung driver.
 */
async function isListening(address: string): Promise<void> {
  const started = performance.now();
  for (;;) {
    try {
      if ((await fetch(address)).ok) return;
    } catch (error) {
      if (performance.now() - started > 20_000) throw error;
    }
    await delay(100);
  }
}

function end(child: ChildProcess): void {
  if (child.exitCode === null) child.kill('SIGTERM');
}
