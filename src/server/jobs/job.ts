/** What a run did, in figures: `{ deleted: 12 }`. It never holds names, addresses or other personal data. */
export type JobResult = Readonly<Record<string, number>>

/** Scheduled work. Only one server runs it at a time. If it fails or its server is killed, it runs again from the start. */
export interface Job {
  /** The name is unique and never changes, because the job's runs are recorded under it. */
  readonly name: string
  /**
   * When the job is due, as a cron expression in the restaurant's time zone. If no server ran at that time, the job runs once
   * afterwards.
   */
  readonly schedule: string
  /**
   * The work must do no harm if it is run twice, or cut off at any point. If it throws, the error is recorded and the job is tried
   * again.
   */
  readonly run: (now: Date) => Promise<JobResult>
}
