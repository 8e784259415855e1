import { Buffer } from 'node:buffer'

import { randomBytes } from '#src/kernel/random-bytes.ts'

/**
 * Makes a token that opens a ticket to whoever holds its link. It cannot be guessed, and it is not the id, which staff see and read
 * aloud.
 */
export function newTicketToken(): string {
  return Buffer.from(randomBytes(24)).toString('base64url')
}
