import { Client } from 'pg'

import { officeEventsChannel } from '#src/server/realtime/office-events.ts'

export interface HeardEvents {
  /** What open screens of the office have been told so far, in order. */
  readonly heard: unknown[]
  close(): Promise<void>
}

/** Listens to what the program tells the open screens of the office, as another server would. */
export async function hearEvents(databaseUrl: string): Promise<HeardEvents> {
  const screen = new Client({ connectionString: databaseUrl })
  const heard: unknown[] = []
  screen.on('notification', ({ payload = '' }) => heard.push(JSON.parse(payload)))
  await screen.connect()
  await screen.query(`listen ${officeEventsChannel}`)
  return { heard, close: () => screen.end() }
}
