/** What a run did, in figures: `{ deleted: 12 }`. Never names, addresses or other personal data. */
export type JobResult = Readonly<Record<string, number>>

/** Scheduled work. Runs once over all servers, and again from the start where it fails or its server is killed. */
export interface Job {
  /** Unique and never changed: its runs are recorded under it. */
  readonly name: string
  /** When it is due, as a cron expression in the restaurant's time zone. A time missed while no server ran is made up for once. */
  readonly schedule: string
  /** Must do no harm when it is run twice, or cut off anywhere. An error it throws is recorded, and it is tried again. */
  readonly run: (now: Date) => Promise<JobResult>
}
