/** What a run did, in figures: `{ deleted: 12 }`. It never holds names, addresses or other personal data. */
export type JobResult = Readonly<Record<string, number>>

/**
 * Scheduled work. Only one server runs a job at a time. If a run fails or its server is killed, another run does the job again from
 * the start.
 */
export interface Job {
  /** The name is unique and never changes, because the job's runs are recorded under it. */
  readonly name: string
  /**
   * When the job is due, as a cron expression in the restaurant's time zone. If no server was running at a time when the job was
   * due, the job runs once as soon as a server runs.
   */
  readonly schedule: string
  /**
   * Does the work. It must do no harm if it runs twice or is interrupted at any point. If it throws, the error is recorded and the
   * job is tried again.
   */
  readonly run: (now: Date) => Promise<JobResult>
}
