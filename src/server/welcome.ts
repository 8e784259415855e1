import type { Config } from './config.ts'
import { ownSchema } from './database/migrate.ts'

/** What the message at the start says about signing in to the office. */
export type SignInNote =
  | { readonly kind: 'none' }
  /** Demo accounts exist, and users can sign in to them with these passwords. */
  | {
      readonly kind: 'demo'
      readonly accounts: readonly { readonly username: string; readonly password: string }[]
    }
  /** This start has created the first admin. The password is set only if the program chose it, and is shown only this once. */
  | { readonly kind: 'first-admin'; readonly username: string; readonly password: string | undefined }
  /** These accounts still have a demo password. In production nobody can sign in to them until they get another password. */
  | { readonly kind: 'rejected'; readonly usernames: readonly string[] }

interface Started {
  readonly release: { readonly version: string; readonly commit: string | undefined; readonly tables: number }
  readonly seeded: boolean
  readonly signIn: SignInNote
  /** A sentence that says where the data is stored, if that is an unexpected place. */
  readonly note?: string
}

/** The text that the person at the terminal reads once the site serves. */
export function welcome(config: Config, { release, seeded, signIn, note }: Started): string {
  const address = config.publicUrl ?? `http://localhost:${config.port}`
  return [
    '',
    `  The site serves ${address}`,
    `  Version        ${release.version}${release.commit ? ` (${release.commit})` : ''}, tables ${release.tables}`,
    `  Menu           ${address}/menu`,
    `  Sign in        ${address}/login`,
    `  API            ${address}/api/docs`,
    ...(release.tables > ownSchema.tables ? [newerTables] : []),
    ...(config.productionReason === undefined ? [] : [productionLine(config.productionReason)]),
    ...(config.production && config.publicUrl === undefined ? [withoutAddress] : []),
    ...(seeded ? ['  The demo restaurant has been loaded.'] : []),
    ...signInLines(signIn),
    ...(note ? [`  ${note}`] : []),
    '  Ctrl-C stops it.',
    '',
  ].join('\n')
}

const newerTables = '  A newer release has changed the tables; this one can still work on them.'

const withoutAddress =
  '  PUBLIC_URL is not set: links, previews and the check of where requests come from believe the Host that a visitor sends.'

function productionLine(reason: string): string {
  return `  This is production, because ${reason}: demo passwords are rejected. Set PRODUCTION=true, or PRODUCTION=false for a trial.`
}

function signInLines(note: SignInNote): string[] {
  if (note.kind === 'demo') {
    return [
      `  Demo accounts: ${note.accounts.map(({ username, password }) => `${username} / ${password}`).join(', ')}`,
    ]
  }
  if (note.kind === 'rejected') {
    return [
      `  Signing in with a demo password is rejected in production: ${note.usernames.join(', ')}.`,
      '  Start once with ADMIN_USERNAME and ADMIN_PASSWORD to give one of them its own password.',
    ]
  }
  return []
}

/** The text that is shown once, when the program creates the first admin. It does not repeat a password that the owner has set. */
export function firstAdminNotice({
  username,
  password,
}: Extract<SignInNote, { kind: 'first-admin' }>): string {
  const secret =
    password === undefined ? 'with the password from ADMIN_PASSWORD' : `with the password ${password}`
  const once =
    password === undefined ? [] : ['  It is shown this once. Note it down and change it after signing in.']
  return ['', `  The first admin is ${username}, ${secret}`, ...once].join('\n')
}
