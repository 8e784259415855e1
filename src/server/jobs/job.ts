/** What a run did, in figures: `{ deleted: 12 }`. It never holds names, addresses or other personal data. */
export type JobResult = Readonly<Record<string, number>>

/**
 * Scheduled work. Only one server runs a job at a time. If a run fails or its server is killed, the job runs again from the start.
 */
export interface Job {
  /** The name is unique and never changes, because the job's runs are recorded under it. */
  readonly name: string
  /**
   * When the job is due, as a cron expression in the restaurant's time zone. If no server was running at that time, the job runs
   * once as soon as a server runs.
   */
  readonly schedule: string
  /**
   * Does the work. It must do no harm if it runs twice or is interrupted at any point. If it throws, the error is recorded and the
   * job is tried again.
   */
  readonly run: (now: Date) => Promise<JobResult>
}
