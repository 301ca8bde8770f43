import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Nginx {
  url: string;
  stop: () => Promise<void>;
}

/** The command to install the missing program. */
export const howToInstall = 'apt-get install nginx';

/** Version of nginx on this machine, for example `nginx/1.22.1`. Undefined if it is not installed. */
export function findNginx(): string | undefined {
  const { stderr, status } = spawnSync('nginx', ['-v'], { encoding: 'utf8' });
  return status === 0 ? /nginx\/[\d.]+/.exec(stderr)?.[0] : undefined;
}

interface NginxSite {
  /** Folder of the assembled merchant at this address, with its `nginx.conf`. */
  skin: string;
  /** Folders of other merchants, whose files are included before it. Default: none. */
  others?: readonly string[];
  gatewayUrl: string;
  /** Any empty folder. */
  scratch: string;
}

/**
 * Serves merchants' folders with their own `nginx.conf`, with its placeholders filled and a port of this machine only.
 */
export async function startNginx({ skin, others = [], gatewayUrl, scratch }: NginxSite): Promise<Nginx> {
  const port = await freePort();
  const confOf = (folder: string) =>
    readFileSync(join(folder, 'nginx.conf'), 'utf8')
      .replace('root ROOT;', `root ${folder};`)
      .replaceAll('http://GATEWAY', gatewayUrl)
      .replaceAll('listen 80;', `listen 127.0.0.1:${port};`);
  // The IP address replaces the merchant's host, because this machine may not resolve names below localhost.
  const own = confOf(skin).replace(/server_name (\S+\.localhost);/, 'server_name $1 127.0.0.1;');
  writeFileSync(join(scratch, 'site.conf'), [...others.map(confOf), own].join('\n'));
  const folders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  for (const folder of folders) mkdirSync(join(scratch, folder));
  const conf = join(scratch, 'main.conf');
  writeFileSync(
    conf,
    `daemon off;
pid ${scratch}/nginx.pid;
error_log ${scratch}/error.log;
${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http {
  access_log off;
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
${folders.map((folder) => `  ${folder}_temp_path ${scratch}/${folder};`).join('\n')}
  include ${scratch}/site.conf;
}
`,
  );
  const child = spawn('nginx', ['-p', scratch, '-e', join(scratch, 'error.log'), '-c', conf], { stdio: 'inherit' });
  const ended = once(child, 'exit');
  await Promise.race([
    untilListening(port),
    ended.then(() => {
      throw new Error(`nginx ended:\n${readFileSync(join(scratch, 'error.log'), 'utf8')}`);
    }),
  ]);
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function untilListening(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await new Promise((resolve) => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    });
    socket.destroy();
    if (isOpen) return;
    await sleep(50);
  }
}
