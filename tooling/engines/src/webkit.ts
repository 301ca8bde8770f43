import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { Builder, Capabilities } from 'selenium-webdriver';
import type { Engine } from './engine.ts';

interface WebKitFiles {
  /** WebKit's small browser. */
  browser: string;
  /** Its driver. */
  driver: string;
}

const display = ':77';
const driverPort = 7788;

/** WebKitGTK, the engine of Safari, on a screen of its own. Its driver reports no uncaught errors of pages. */
export function webkitEngine(name: string, { browser, driver }: WebKitFiles): Engine {
  return {
    name,
    start: async () => {
      const screen = spawn('Xvfb', [display, '-screen', '0', '600x1000x24'], { stdio: 'ignore' });
      const service = spawn(driver, [`--port=${driverPort}`], {
        stdio: 'ignore',
        env: {
          ...process.env,
          DISPLAY: display,
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
      await session.manage().window().setRect({ width: 412, height: 861, x: 0, y: 0 });
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
        },
      };
    },
  };
}

/** Waits until the driver answers. @throws after 20 seconds, which only stop a driver that hangs */
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
