import { Buffer } from 'node:buffer'

import { randomBytes } from '#src/kernel/random-bytes.ts'

/**
 * Makes the secret token of a ticket: everyone who has the link with this token can open the ticket. The token cannot be guessed,
 * and differs from the ticket's id, which staff see and read aloud.
 */
export function newTicketToken(): string {
  return Buffer.from(randomBytes(24)).toString('base64url')
}
