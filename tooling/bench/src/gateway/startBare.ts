import { fork } from 'node:child_process';
import { join } from 'node:path';

/** Starts the bare route in a separate process, which answers with these replies by index. */
export async function startBare(replies: readonly unknown[]): Promise<{ url: string; stop: () => void }> {
  const child = fork(join(import.meta.dirname, 'bareServer.ts'), { env: { ...process.env, NODE_ENV: 'production' } });
  const heard = (type: string) =>
    new Promise<{ url: string }>((resolve, reject) => {
      child.on('message', (message: { type: string; url: string }) => {
        if (message.type === type) resolve(message);
      });
      child.once('exit', () => reject(new Error('The bare server did not start.')));
    });
  const { url } = await heard('ready');
  const isSet = heard('set');
  child.send([...replies]);
  await isSet;
  return { url, stop: () => void child.kill() };
}
