/** What a run did, in numbers: `{ deleted: 12 }`. The result never contains names, addresses or other personal data. */
export type JobResult = Readonly<Record<string, number>>

/**
 * Scheduled work. Only one server runs a job at a time. If a run fails or its server is killed, another run does the job again from
 * the start.
 */
export interface Job {
  /** The job's name is unique and never changes, because the job's runs are recorded under this name. */
  readonly name: string
  /**
   * When the job is due, as a cron expression in the restaurant's time zone. If no server was running at a time when the job was
   * due, the job runs once as soon as a server runs.
   */
  readonly schedule: string
  /**
   * Does the work, which must do no harm if it is done twice or is interrupted at any point. If it throws, the error is recorded
   * and the job is tried again.
   */
  readonly run: (now: Date) => Promise<JobResult>
}
