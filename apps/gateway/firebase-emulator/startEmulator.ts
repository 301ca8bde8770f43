import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** A fixed version, so that runs are reproducible. */
const firebaseTools = 'firebase-tools@15.34.2';

export const projectId = 'demo-livery';

/**
 * Starts Firebase's own Auth emulator on this machine. It is downloaded the first time; then it works offline.
 * @param port Default: a free one.
 */
export async function startEmulator(port?: number): Promise<{ host: string; stop(): Promise<void> }> {
  const [auth, hub, logging] = [port ?? (await freePort()), await freePort(), await freePort()];
  const folder = mkdtempSync(join(tmpdir(), 'livery-firebase-'));
  const at = (port: number) => ({ host: '127.0.0.1', port });
  writeFileSync(
    join(folder, 'firebase.json'),
    JSON.stringify({
      emulators: {
        singleProjectMode: true,
        auth: at(auth),
        hub: at(hub),
        logging: at(logging),
        ui: { enabled: false },
      },
    }),
  );
  // Starts the emulator in its own process group: pnpm starts it as a child process, and both must be stopped.
  const emulator = spawn('pnpm', ['dlx', firebaseTools, 'emulators:start', '--only', 'auth', '--project', projectId], {
    cwd: folder,
    detached: true,
  });
  let printed = '';
  for (const stream of [emulator.stdout, emulator.stderr])
    stream.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
    });
  const ended = new Promise<void>((resolve) => emulator.once('close', () => resolve()));
  const stop = async () => {
    if (emulator.exitCode === null && emulator.pid !== undefined) process.kill(-emulator.pid, 'SIGINT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  const host = `127.0.0.1:${auth}`;
  const answers = () =>
    fetch(`http://${host}/`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await answers())) {
    if (emulator.exitCode !== null) throw new Error(`The Auth emulator did not start:\n${printed.slice(-2_000)}`);
    await sleep(200);
  }
  return { host, stop };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return port;
}
