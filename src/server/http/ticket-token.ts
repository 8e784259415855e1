import { Buffer } from 'node:buffer'

import { randomBytes } from '#src/kernel/random-bytes.ts'

/** A token that opens a ticket to whoever holds its link: unguessable, and not the id, which staff see and read aloud. */
export function newTicketToken(): string {
  return Buffer.from(randomBytes(24)).toString('base64url')
}
