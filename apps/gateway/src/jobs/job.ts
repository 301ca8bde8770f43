import type { Database } from '../db/connect.ts';
import type { MerchantDirectory } from '../http/merchantDirectory.ts';

/** Work that the gateway repeats automatically. Of all processes on a database only one runs it at a time. */
export interface Job {
  name: string;
  /** Milliseconds from the end of one run to the start of the next. */
  everyMs: number;
  /** Runs the job. A run may be interrupted at any time and repeated, because each of its steps is complete. */
  run(context: JobContext): Promise<void>;
}

export interface JobContext {
  db: Database;
  merchants: MerchantDirectory;
  log: (line: string) => void;
}
