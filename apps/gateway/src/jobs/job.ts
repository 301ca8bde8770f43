import type { Database } from '../db/connect.ts';
import type { MerchantDirectory } from '../http/merchantDirectory.ts';

/** Work that the gateway repeats without being asked. Of all processes on a database one runs it at a time. */
export interface Job {
  name: string;
  /** Milliseconds from the end of one run to the start of the next. */
  everyMs: number;
  /** May be interrupted at any moment and run again: each step is complete in itself. */
  run(context: JobContext): Promise<void>;
}

export interface JobContext {
  db: Database;
  merchants: MerchantDirectory;
  log: (line: string) => void;
}
