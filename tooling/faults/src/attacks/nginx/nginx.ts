import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compileApp } from '@livery/tool/compile';
import { assembleProject } from '@livery/tool/skins';
import type { Finding } from '../../fault.ts';
import { readMerchants } from '../../gateways/wallets.ts';
import type { Attack } from '../attack.ts';
import { logInMember, playForms } from '../smuggling/smuggling.ts';
import { checks, type Site } from './checks.ts';
import { findNginx, howToInstall, startNginx } from './startNginx.ts';

/** Assembled merchants behind a real nginx, with the generated `nginx.conf` of each. */
export const nginx: Attack = {
  what: 'malformed requests to a merchant’s host that nginx serves with the generated nginx.conf',
  run: async ({ field, report }) => {
    const version = findNginx();
    if (version === undefined) return [{ what: 'nginx is installed', found: 'no', wanted: howToInstall, holds: false }];
    report(version);
    const scratch = mkdtempSync(join(tmpdir(), 'livery-nginx-'));
    try {
      const member = await logInMember(field.gateway.url);
      const merchants = readMerchants();
      await assembleProject({ merchants, compiled: await compileApp(), isWhole: true, outDir: scratch });
      const skin = join(scratch, 'skins', member.merchant);
      const others = merchants
        .filter(({ code }) => code !== member.merchant)
        .map(({ code }) => join(scratch, 'skins', code));
      const work = join(scratch, 'nginx');
      mkdirSync(work);
      const server = await startNginx({ skin, others, gatewayUrl: field.gateway.url, scratch: work });
      try {
        const site: Site = { ...member, url: server.url, ...partsOf(skin) };
        const findings: Finding[] = [];
        for (const [what, check] of Object.entries(checks)) {
          const problem = await check(site).catch((error: Error) => error.message);
          findings.push({ what, found: problem ?? 'so', wanted: 'so', holds: problem === undefined });
        }
        const smuggled = await playForms({
          server: 'nginx',
          url: server.url,
          member,
          rounds: 100,
          takesLineFeeds: true,
          report,
        });
        return [...findings, ...smuggled];
      } finally {
        await server.stop();
      }
    } finally {
      rmSync(scratch, { recursive: true });
    }
  },
};

/** The parts of a merchant's folder that the checks need. */
function partsOf(skin: string): Pick<Site, 'policy' | 'files'> {
  const { policy } = JSON.parse(readFileSync(join(skin, '.skin.json'), 'utf8')) as { policy: string };
  const fileIn = (folder: string, end: string) =>
    `/${folder}/${readdirSync(join(skin, folder)).find((name) => name.endsWith(end))}`;
  return { policy, files: { script: fileIn('assets', '.js'), svg: fileIn('pictures', '.svg') } };
}
