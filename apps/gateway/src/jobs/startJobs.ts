import { sql } from 'drizzle-orm';
import { describeError } from '../http/describeError.ts';
import type { Job, JobContext } from './job.ts';

/**
 * Runs each job at its interval until stopped. It skips a job that runs in another gateway process on the same
 * database. For this, each run holds an advisory lock. The database releases the lock when the process ends, even by a
 * kill.
 * @returns a function that stops the jobs and waits for the running ones.
 */
export function startJobs(jobs: readonly Job[], context: JobContext): () => Promise<void> {
  const stops = jobs.map((job) => startJob(job, context));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

function startJob(job: Job, context: JobContext): () => Promise<void> {
  let isStopped = false;
  let running = Promise.resolve();
  let timer: NodeJS.Timeout;
  const schedule = () => {
    timer = setTimeout(() => {
      running = runLocked(job, context)
        .catch((error: unknown) => context.log(`The job "${job.name}" failed: ${describeError(error)}`))
        .then(() => {
          if (!isStopped) schedule();
        });
    }, job.everyMs);
    timer.unref();
  };
  schedule();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    return running;
  };
}

/**
 * Runs a job unless another process runs it. The lock has its own connection, because the job's steps commit separately
 * on other connections.
 */
async function runLocked(job: Job, context: JobContext): Promise<void> {
  await context.db.transaction(async (tx) => {
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    const { rows } = await tx.execute<{ taken: boolean }>(
      sql`select pg_try_advisory_xact_lock(hashtextextended(${`job ${job.name}`}, 0)) taken`,
    );
    if (rows[0]?.taken) await job.run(context);
  });
}
