import { z } from 'zod'

import { requiredLine, storedLine, storedText } from '#src/kernel/text-field.ts'

/** A customer signs in and lands on the public site; the office belongs to the other two. */
export const Role = z.enum(['customer', 'staff', 'admin'])
export type Role = z.infer<typeof Role>

/** Whom the browser may know it is: never more than this leaves the server about the person signed in. */
export const SignedInUser = z
  .object({ id: z.string(), username: z.string(), role: Role, fullName: z.string(), email: z.string() })
  .meta({ id: 'SignedInUser' })
export type SignedInUser = z.infer<typeof SignedInUser>

/** Composed, so that the same Vietnamese letters typed on two keyboards are the same password. */
const secret = (message: string) => z.string(message).max(200, 'Use at most 200 characters.').normalize('NFC')

export const LoginInput = z.object({
  /** Blanks as they are typed: the name of an account from before may hold several. */
  username: storedText('Username is required')
    .min(1, { error: 'Username is required', abort: true })
    .max(100, 'Use at most 100 characters.'),
  password: secret('Password is required').min(1, 'Password is required'),
})
export type LoginInput = z.infer<typeof LoginInput>

export const LoginResponse = z.object({ user: SignedInUser })

/** How long the session lasts from here, as the server sees it. Instants are UTC. */
export const SessionExpiry = z.object({
  /** The server's present moment, for browsers whose clock is wrong. */
  now: z.iso.datetime(),
  /** When the session ends if the person does nothing more. */
  idleExpiresAt: z.iso.datetime(),
  /** When it ends whatever the person does. */
  absoluteExpiresAt: z.iso.datetime(),
  /** Whole minutes until the sooner of the two, rounded up. */
  minutesLeft: z.int(),
})
export type SessionExpiry = z.infer<typeof SessionExpiry>

export const SessionResponse = z.object({
  user: SignedInUser.nullable(),
  expiry: SessionExpiry.nullable(),
  /** The sign-in page may show how to sign in: this is a demo, and its accounts still have their demo passwords. */
  demoHint: z.boolean(),
})
export type SessionResponse = z.infer<typeof SessionResponse>

/** One of one's own open sessions. */
export const OpenSession = z
  .object({
    id: z.string(),
    /** The browser and the system it was opened with, such as "Chrome, Android"; empty where they are not known. */
    device: z.string(),
    signedInAt: z.iso.datetime(),
    /** When the person last did something in it, to the minute. */
    lastSeenAt: z.iso.datetime(),
    /** It is the one that the call came in. */
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
  /** Blank leaves the current one. */
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

/** Any part of a user. A blank password leaves the current one. */
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
