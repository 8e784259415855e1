import { z } from 'zod'

import { requiredLine, storedLine, storedText } from '#src/kernel/text-field.ts'

/** A customer signs in and lands on the public site; the office is for staff and admins. */
export const Role = z.enum(['customer', 'staff', 'admin'])
export type Role = z.infer<typeof Role>

/** All that the server tells the browser about the person who is signed in. */
export const SignedInUser = z
  .object({ id: z.string(), username: z.string(), role: Role, fullName: z.string(), email: z.string() })
  .meta({ id: 'SignedInUser' })
export type SignedInUser = z.infer<typeof SignedInUser>

/**
 * NFC composes letters and their marks, so that a password with Vietnamese letters is the same whichever keyboard it is typed on.
 */
const secret = (message: string) => z.string(message).max(200, 'Use at most 200 characters.').normalize('NFC')

export const LoginInput = z.object({
  /** Keeps blanks as they are typed, because the names of older accounts may have several blanks in a row. */
  username: storedText('Username is required')
    .min(1, { error: 'Username is required', abort: true })
    .max(100, 'Use at most 100 characters.'),
  password: secret('Password is required').min(1, 'Password is required'),
})
export type LoginInput = z.infer<typeof LoginInput>

export const LoginResponse = z.object({ user: SignedInUser })

/** How long the session lasts from now on, as the server sees it. Instants are UTC. */
export const SessionExpiry = z.object({
  /** The server's current time, for browsers with a wrong clock. */
  now: z.iso.datetime(),
  /** When the session ends if the person does nothing more. */
  idleExpiresAt: z.iso.datetime(),
  /** When the session ends, whatever the person does. */
  absoluteExpiresAt: z.iso.datetime(),
  /** Whole minutes until the earlier of the two ends, rounded up. */
  minutesLeft: z.int(),
})
export type SessionExpiry = z.infer<typeof SessionExpiry>

export const SessionResponse = z.object({
  user: SignedInUser.nullable(),
  expiry: SessionExpiry.nullable(),
  /** True if the sign-in page may show how to sign in: this is a demo, and its accounts still have their demo passwords. */
  demoHint: z.boolean(),
})
export type SessionResponse = z.infer<typeof SessionResponse>

/** An open session of the user who asks. */
export const OpenSession = z
  .object({
    id: z.string(),
    /** The browser and the system that opened the session, such as "Chrome, Android". The text is empty if they are not known. */
    device: z.string(),
    signedInAt: z.iso.datetime(),
    /** When the person last did something in the session, to the minute. */
    lastSeenAt: z.iso.datetime(),
    /** True for the session by which this call is made. */
    isCurrent: z.boolean(),
  })
  .meta({ id: 'OpenSession' })
export type OpenSession = z.infer<typeof OpenSession>

const FullName = requiredLine(200, 'Full name is required')
const Email = storedLine('Valid email required')
  .max(254, 'Valid email required')
  .pipe(z.email('Valid email required'))

export const ProfileInput = z.object({
  fullName: FullName,
  email: Email,
  currentPassword: secret('Current password is required').min(1, 'Current password is required'),
  /** If the new password is blank, the current one stays. */
  newPassword: secret('New password must be at least 6 characters')
    .refine(
      (password) => password === '' || password.length >= 6,
      'New password must be at least 6 characters',
    )
    .nullish(),
})
export type ProfileInput = z.infer<typeof ProfileInput>

/** A user as admins see it. The password never leaves the server, hashed or not. */
export const User = z
  .object({
    ...SignedInUser.shape,
    permissions: z.array(z.string()),
    isActive: z.boolean(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
  })
  .meta({ id: 'User' })
export type User = z.infer<typeof User>

const shortPassword = 'Password must be at least 6 characters'
const Username = storedLine('Username must be at least 3 characters')
  .min(3, 'Username must be at least 3 characters')
  .max(100, 'Use at most 100 characters.')
const OfficeRole = Role.extract(['admin', 'staff'])
const Permissions = z.array(storedLine().max(100)).max(100)

export const CreateUserInput = z.object({
  username: Username,
  email: Email,
  fullName: FullName,
  password: secret(shortPassword).min(6, shortPassword),
  role: OfficeRole.default('staff'),
  permissions: Permissions.default([]),
  isActive: z.boolean().default(true),
})
export type CreateUserInput = z.infer<typeof CreateUserInput>

/** Any fields of a user, namely those to change. If `password` is blank, the current password stays. */
export const ChangeUserInput = z.object({
  username: Username.optional(),
  email: Email.optional(),
  fullName: FullName.optional(),
  password: secret(shortPassword)
    .refine((password) => password === '' || password.length >= 6, shortPassword)
    .nullish(),
  role: OfficeRole.optional(),
  permissions: Permissions.optional(),
  isActive: z.boolean().optional(),
})
export type ChangeUserInput = z.infer<typeof ChangeUserInput>
