import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Problem } from './problem.ts';

/** New files and changed JSON files. They are written only if all of them are valid: either all changes or none. */
export class Changes {
  readonly root: string;
  readonly #pending = new Map<string, string>();

  constructor(root: string) {
    this.root = root;
  }

  /** Paths of all changes, in the order in which they were added. */
  get paths(): string[] {
    return [...this.#pending.keys()];
  }

  /** Whether a file or folder exists, or will exist. */
  has(path: string): boolean {
    return this.#pending.has(path) || existsSync(join(this.root, path));
  }

  /** Names of the folders below a path. Empty if the path does not exist. */
  foldersIn(path: string): string[] {
    if (!existsSync(join(this.root, path))) return [];
    return readdirSync(join(this.root, path), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .toSorted();
  }

  /** Paths of the files that exist or will exist in a folder. Empty if it does not exist. */
  filesIn(path: string): string[] {
    const there = existsSync(join(this.root, path))
      ? readdirSync(join(this.root, path), { withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map(({ name }) => `${path}/${name}`)
      : [];
    return [...new Set([...there, ...this.paths.filter((each) => dirname(each) === path)])].toSorted();
  }

  /**
   * The content of a file.
   * @throws {Problem} if it does not exist
   */
  read(path: string): string {
    if (!this.has(path)) throw new Problem(`${path} is missing, but this command needs it.`);
    return this.#pending.get(path) ?? readFileSync(join(this.root, path), 'utf8');
  }

  /**
   * Adds a new file.
   * @throws {Problem} if it exists already
   */
  create(path: string, content: string): void {
    if (this.has(path)) throw new Problem(`${path} exists already. Choose another name, or edit that file.`);
    this.#pending.set(path, content);
  }

  /** Adds new files below a folder, by path. */
  createAll(folder: string, files: Readonly<Record<string, string>>): void {
    for (const [path, content] of Object.entries(files)) this.create(`${folder}/${path}`, content);
  }

  /** Changes the value of a JSON file. `print` turns it into text. */
  changeJson<T>(path: string, change: (value: T) => T, print: (value: T) => string = printJson): void {
    this.#pending.set(path, print(change(JSON.parse(this.read(path)) as T)));
  }

  /** Writes everything to the disk. */
  apply(): void {
    for (const [path, content] of this.#pending) {
      mkdirSync(dirname(join(this.root, path)), { recursive: true });
      writeFileSync(join(this.root, path), content);
    }
  }
}

const printJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
