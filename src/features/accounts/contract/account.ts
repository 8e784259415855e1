import { z } from 'zod'

import { requiredLine, storedLine, storedText } from '#src/kernel/text-field.ts'

/** After signing in, a customer sees the public site; `staff` and `admin` see the office. */
export const Role = z.enum(['customer', 'staff', 'admin'])
export type Role = z.infer<typeof Role>

/** All that the server tells the browser about the person who is signed in. */
export const SignedInUser = z
  .object({ id: z.string(), username: z.string(), role: Role, fullName: z.string(), email: z.string() })
  .meta({ id: 'SignedInUser' })
export type SignedInUser = z.infer<typeof SignedInUser>

/**
 * NFC joins letters and their accents into single characters. So a password with Vietnamese letters is the same on every keyboard.
 */
const secret = (message: string) => z.string(message).max(200, 'Use at most 200 characters.').normalize('NFC')

export const LoginInput = z.object({
  /** Blanks are kept as they are typed (for example, two in a row), because the usernames of older accounts may contain them. */
  username: storedText('Username is required')
    .min(1, { error: 'Username is required', abort: true })
    .max(100, 'Use at most 100 characters.'),
  password: secret('Password is required').min(1, 'Password is required'),
})
export type LoginInput = z.infer<typeof LoginInput>

export const LoginResponse = z.object({ user: SignedInUser })

/** When the session ends if no more calls are made, by the server's clock. All times are UTC. */
export const SessionExpiry = z.object({
  /** The server's current time. A browser compares its own clock with it, because that clock may be wrong. */
  now: z.iso.datetime(),
  /** When the session ends if the person does nothing from now on. */
  idleExpiresAt: z.iso.datetime(),
  /** When the session ends even if the person keeps working. */
  absoluteExpiresAt: z.iso.datetime(),
  /** Whole minutes until the earlier of these two times, rounded up. */
  minutesLeft: z.int(),
})
export type SessionExpiry = z.infer<typeof SessionExpiry>

export const SessionResponse = z.object({
  user: SignedInUser.nullable(),
  expiry: SessionExpiry.nullable(),
  /**
   * True if the sign-in page may show usernames and passwords, because this is a demo whose accounts still have their demo
   * passwords.
   */
  demoHint: z.boolean(),
})
export type SessionResponse = z.infer<typeof SessionResponse>

/** A session of the user who sends the call, which has not ended. */
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

/** The fields of a user that are to be changed. If `password` is blank, the current password stays. */
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
