import { createHmac, timingSafeEqual } from 'node:crypto'

import { ProblemError } from '#src/kernel/problem.ts'
import { randomBytes } from '#src/kernel/random-bytes.ts'
import type { Services } from '#src/server/services.ts'
import { maxUploadBytes, type UploadPurpose } from '../rules/upload-limits.ts'
import type { UploadQuery } from '../contract/upload.ts'
import { findTicket, insertTicket } from './upload-ticket-store.ts'

const validForSeconds = 10 * 60

/**
 * Creates an upload ticket (a row that allows one upload), and returns its signed upload address, which begins with the site's own
 * address.
 */
export async function newUploadAddress(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  origin: string,
  purpose: UploadPurpose,
): Promise<string> {
  const key = newObjectKey(purpose)
  const secret = Buffer.from(randomBytes(32)).toString('base64url')
  const createdAt = clock.now()
  await insertTicket(db, { key, secret, createdAt })
  const signedParts = {
    purpose,
    limit: maxUploadBytes[purpose],
    expires: Math.floor(createdAt.getTime() / 1000) + validForSeconds,
  }
  const address = new URL(`/api/uploads/private/${key}`, origin)
  for (const [part, value] of Object.entries(signedParts)) address.searchParams.set(part, String(value))
  address.searchParams.set('signature', signatureOf(secret, key, signedParts))
  return address.href
}

/** A new object's key, which cannot be guessed. Films have no file extension, because their first bytes tell their format. */
export function newObjectKey(purpose: UploadPurpose): string {
  return `uploads/${Buffer.from(randomBytes(12)).toString('hex')}${purpose === 'home-video' ? '' : '.webp'}`
}

/** Throws 403 if this upload address has expired or was not made by the server. Throws 409 if a file is already stored under it. */
export async function requireUploadAddress(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  key: string,
  query: UploadQuery,
): Promise<void> {
  const ticket = await findTicket(db, key)
  if (!ticket || !isSigned(ticket.secret, key, query)) {
    throw new ProblemError(403, 'uploads.address-invalid', 'This upload address is not valid')
  }
  if (query.expires * 1000 <= clock.now().getTime()) {
    throw new ProblemError(403, 'uploads.address-expired', 'This upload address has expired')
  }
  if (ticket.completedAt) throw addressUsed()
}

export function addressUsed(): ProblemError {
  return new ProblemError(409, 'uploads.address-used', 'This upload address was used')
}

function signatureOf(
  secret: string,
  key: string,
  { purpose, limit, expires }: Omit<UploadQuery, 'signature'>,
): string {
  return createHmac('sha256', secret).update(`PUT ${key} ${purpose} ${limit} ${expires}`).digest('base64url')
}

function isSigned(secret: string, key: string, query: UploadQuery): boolean {
  const given = Buffer.from(query.signature)
  const expected = Buffer.from(signatureOf(secret, key, query))
  return given.length === expected.length && timingSafeEqual(given, expected)
}
