import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Problem } from './problem.ts';

/** Files to write and to edit, kept until all of them are known to fit: either everything is made or nothing. */
export class Changes {
  readonly root: string;
  readonly #pending = new Map<string, string>();

  constructor(root: string) {
    this.root = root;
  }

  /** Paths of everything that changes, in the order it came up. */
  get paths(): string[] {
    return [...this.#pending.keys()];
  }

  /** Whether a path is there, or will be. */
  has(path: string): boolean {
    return this.#pending.has(path) || existsSync(join(this.root, path));
  }

  /** Names of the folders below a path. */
  foldersIn(path: string): string[] {
    if (!existsSync(join(this.root, path))) return [];
    return readdirSync(join(this.root, path), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .toSorted();
  }

  /** Names of the files directly below a path. */
  filesIn(path: string): string[] {
    if (!existsSync(join(this.root, path))) return [];
    return readdirSync(join(this.root, path), { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
      .toSorted();
  }

  /** A file as it is, or will be. */
  read(path: string): string {
    if (!this.has(path)) throw new Problem(`${path} is missing, and this would change it.`);
    return this.#pending.get(path) ?? readFileSync(join(this.root, path), 'utf8');
  }

  create(path: string, content: string): void {
    if (this.has(path)) throw new Problem(`${path} is there already. Choose another name, or edit that file.`);
    this.#pending.set(path, content);
  }

  edit(path: string, change: (content: string) => string): void {
    this.#pending.set(path, change(this.read(path)));
  }

  /** Edits the file when it is there, else creates it with `content`. */
  editOrCreate(path: string, change: (content: string) => string, content: string): void {
    if (this.has(path)) this.edit(path, change);
    else this.create(path, content);
  }

  /** Writes it all down. */
  apply(): void {
    for (const [path, content] of this.#pending) {
      mkdirSync(dirname(join(this.root, path)), { recursive: true });
      writeFileSync(join(this.root, path), content);
    }
  }
}
