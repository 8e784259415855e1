import { parsePhone } from '#src/kernel/phone.ts'
import type { Queries } from '#src/server/database/connection.ts'
import { messageTable } from './message-table.ts'

/** A message as data: how long before a certain moment it was sent. */
export type MessageSeed = Omit<typeof messageTable.$inferInsert, 'id' | 'createdAt'> & {
  readonly sentHoursAgo: number
}

/** Writes messages from before a moment; for an empty database. */
export async function seedMessages(db: Queries, messages: readonly MessageSeed[], now: Date): Promise<void> {
  const rows = messages.map(({ sentHoursAgo, phone, ...message }, index) => ({
    ...message,
    id: `demo-message-${index + 1}`,
    phone: (phone && parsePhone(phone)) ?? null,
    createdAt: new Date(now.getTime() - sentHoursAgo * 3_600_000),
  }))
  await db.insert(messageTable).values(rows)
}
