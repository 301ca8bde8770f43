import { sql } from 'drizzle-orm';
import type { Job, JobContext } from './job.ts';

/**
 * Runs each job at its interval until stopped. A gateway that finds a job running in another process leaves it to that one;
 * the claim is a lock of the database's, so a killed process takes it along.
 * @returns stops the clock and waits for the jobs under way.
 */
export function startJobs(jobs: readonly Job[], parts: JobContext): () => Promise<void> {
  const stops = jobs.map((job) => startJob(job, parts));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

function startJob(job: Job, parts: JobContext): () => Promise<void> {
  let isStopped = false;
  let running = Promise.resolve();
  let timer: NodeJS.Timeout;
  const plan = () => {
    timer = setTimeout(() => {
      running = claimed(job, parts)
        .catch((error: unknown) =>
          parts.log(`The job "${job.name}" broke off: ${error instanceof Error ? error.message : String(error)}`),
        )
        .then(() => {
          if (!isStopped) plan();
        });
    }, job.everyMs).unref();
  };
  plan();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    return running;
  };
}

/** The claim is held on a connection of its own while the job uses others: the job's steps commit one by one. */
async function claimed(job: Job, parts: JobContext): Promise<void> {
  await parts.db.transaction(async (tx) => {
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    const { rows } = await tx.execute<{ taken: boolean }>(
      sql`select pg_try_advisory_xact_lock(hashtextextended(${`job ${job.name}`}, 0)) taken`,
    );
    if (rows[0]?.taken) await job.run(parts);
  });
}
