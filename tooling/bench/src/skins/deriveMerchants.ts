import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Fills a merchants folder with `count` skins derived from aurora. Each has its own name, theme and pictures, so that
 * no skin can use another's cached pictures or compressed files.
 */
export async function deriveMerchants(merchantsDir: string, count: number, into: string): Promise<void> {
  await mkdir(into, { recursive: true });
  await cp(join(merchantsDir, '_base'), join(into, '_base'), { recursive: true });
  const source = join(merchantsDir, 'aurora');
  for (let number = 1; number <= count; number++) {
    const code = `bench-${String(number).padStart(4, '0')}`;
    const folder = join(into, code);
    await cp(source, folder, { recursive: true });
    await change(join(folder, 'merchant.json'), (text) => {
      const file = JSON.parse(text) as Record<string, unknown>;
      return JSON.stringify({ ...file, code, name: `Bench ${number}`, hosts: [] });
    });
    await change(join(folder, 'theme.json'), (text) => {
      const file = JSON.parse(text) as { color: { dark: { accentEnd: { $value: string } } } };
      file.color.dark.accentEnd.$value = `#27${(0xc000 + number).toString(16)}`;
      return JSON.stringify(file);
    });
    for (const picture of await readdir(join(folder, 'assets'))) {
      if (!picture.endsWith('.svg')) continue;
      const spot = `<circle cx="${40 + (number % 20) * 20}" cy="${40 + (Math.floor(number / 20) % 20) * 20}" r="${8 + number / 100}" fill="#fff"/>`;
      await change(join(folder, 'assets', picture), (svg) => svg.replace(/<\/svg>\s*$/, `${spot}</svg>`));
    }
  }
}

async function change(path: string, edit: (text: string) => string): Promise<void> {
  await writeFile(path, edit(await readFile(path, 'utf8')));
}
