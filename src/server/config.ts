import { BlockList } from 'node:net'
import { join, resolve } from 'node:path'
import { z } from 'zod'

import { databaseAddress } from './database-address.ts'
import { givenSettings } from './environment.ts'
import { impliedProduction } from './implied-production.ts'
import { parseNetworks } from './networks.ts'
import { SettingError } from './start-error.ts'

const flag = z
  .enum(['true', 'false', '1', '0', 'yes', 'no'])
  .transform((text) => ['true', '1', 'yes'].includes(text))

const folder = z
  .string()
  .min(1)
  .transform((path) => resolve(path))

/**
 * Every setting of the program. `.env.example` explains the settings to the owner; a test checks that this schema and that file
 * name the same settings.
 */
const Environment = z.object({
  /**
   * True if the site is open to the whole internet: then demo passwords are rejected. `npm start` sets it if NODE_ENV is
   * production. If PRODUCTION is not set, it follows from TRUST_PROXY and PUBLIC_URL.
   */
  PRODUCTION: flag.optional(),
  /** Port the site listens on. */
  PORT: z.coerce.number().int().min(1).max(65_535).default(3000),
  /** Address the site listens on; 0.0.0.0 lets the tablet at the counter reach it. */
  HOST: z.string().min(1).default('0.0.0.0'),
  /** Folder for the embedded database, uploads and cached pictures. */
  DATA_DIR: folder.prefault('.data'),
  /** Folder for uploads and cached pictures, if several servers share one. If it is not set, these are in DATA_DIR. */
  STORAGE_DIR: folder.optional(),
  /** Where pictures and films are stored: files in STORAGE_DIR, or a service that speaks the S3 protocol. */
  STORAGE: z.enum(['local', 's3']).default('local'),
  S3_BUCKET: z.string().min(1).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  /** Address of the S3 service. If it is not set, Amazon's own service is used. */
  S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must look like https://s3.example' }).optional(),
  /** Set both S3 keys or neither. If neither is set, Amazon's client uses the keys that it finds on the machine. */
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  /**
   * Whether the bucket's name is in the path of a file's address instead of the host name. If this is not set, the name is in the
   * path exactly if S3_ENDPOINT is set.
   */
  S3_PATH_STYLE: flag.optional(),
  /** Address of a PostgreSQL server that is used in place of the embedded one. */
  DATABASE_URL: databaseAddress.optional(),
  /**
   * The same database as DATABASE_URL, but without the pooler in front of it, for work that needs a database session of its own.
   */
  LISTEN_DATABASE_URL: databaseAddress.optional(),
  /** How many database connections requests may use together. */
  DATABASE_CONNECTIONS: z.coerce.number().int().min(2).max(200).default(10),
  /**
   * Address under which guests reach the site. Links are made from it, and the Origin header of each request that changes something
   * is compared with it.
   */
  PUBLIC_URL: z
    .url({ protocol: /^https?$/, error: 'must look like https://pizza.example', abort: true })
    .refine((address) => /^https?:\/\/[^/?#@]+\/*$/.test(address), {
      error: (issue) =>
        `must be no more than ${new URL(String(issue.input)).origin}: the site has the whole address`,
    })
    .transform((address) => address.replace(/\/+$/, ''))
    .optional(),
  /** Whether the embedded database is backed up every night. */
  BACKUPS: flag.default(true),
  /** Folder for backups. If it is not set, backups are in DATA_DIR. */
  BACKUP_DIR: folder.optional(),
  /** How many backups are kept. */
  BACKUP_KEEP: z.coerce.number().int().min(1).max(1000).default(14),
  /** A bucket that contains backups only, and not the files of S3_BUCKET. It is reached with the same keys. */
  BACKUP_S3_BUCKET: z.string().min(1).optional(),
  /** The passphrase with which backups are encrypted. If it is not set, backups are not encrypted. */
  BACKUP_PASSPHRASE: z.string().min(12, 'needs at least 12 characters').max(500).optional(),
  /**
   * The shell command with which `npm run update` restarts the site. It must end only once the site serves, with exit code 0 if it
   * does.
   */
  RESTART_COMMAND: z.string().min(1).optional(),
  /** Whether the demo restaurant is loaded into an empty database. */
  DEMO_DATA: flag.default(true),
  /** Name of the first admin, if the demo accounts are not made. */
  ADMIN_USERNAME: z.string().min(3, 'needs at least 3 characters').max(100).default('admin'),
  /**
   * The first admin's password. If it is not set, the program makes a password up and prints it once. In production it also
   * replaces a demo password that was never changed.
   */
  ADMIN_PASSWORD: z.string().min(6, 'needs at least 6 characters').max(200).optional(),
  /** How many proxies in front of the site are trusted to tell the visitor's IP address. */
  TRUST_PROXY: z.coerce
    .number({ error: 'must be the number of proxies before the site, 1 if there is one' })
    .int()
    .min(0)
    .max(10)
    .default(0),
  /** Networks whose proxies are trusted, in addition to this machine and its local network. */
  TRUSTED_PROXIES: z
    .string()
    .transform((text, context) => {
      const networks = parseNetworks(text)
      if (networks) return networks
      context.addIssue({ code: 'custom', message: 'must look like 203.0.113.0/24, 2001:db8::1' })
      return z.NEVER
    })
    .optional(),
  /** If true, browsers are told to use only HTTPS for every subdomain of the site's address too. */
  HSTS_SUBDOMAINS: flag.default(false),
  /** Set `false` only in tests, or if a proxy in front of the site limits requests itself. */
  RATE_LIMITS: flag.default(true),
  /** The address of a push service that a test runs itself, which may be local and without HTTPS. In production it is ignored. */
  PUSH_TEST_ORIGIN: z.url({ protocol: /^https?$/, error: 'must look like http://127.0.0.1:4000' }).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

export interface S3Settings {
  readonly bucket: string
  readonly region: string
  readonly endpoint: string | undefined
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined
  readonly pathStyle: boolean
}

/** The names of all settings, for the test that compares them with `.env.example`. */
export const settingNames = Object.keys(Environment.shape)

/**
 * Reads the settings once, when the program starts. If a setting is invalid, the program does not start and prints a line that
 * names that setting.
 */
export function parseConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const parsed = Environment.safeParse(givenSettings(settingNames, environment))
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
    throw new SettingError(`Invalid setting: ${faults.join('; ')}. See .env.example.`)
  }
  return configOf(parsed.data)
}

export type Config = Readonly<ReturnType<typeof configOf>>

function configOf(settings: z.output<typeof Environment>) {
  const reason =
    settings.PRODUCTION === undefined
      ? impliedProduction({ trustProxy: settings.TRUST_PROXY, publicUrl: settings.PUBLIC_URL })
      : undefined
  const production = settings.PRODUCTION ?? reason !== undefined
  const outsideProduction = settings.PRODUCTION === false ? 'everywhere' : 'nearby'
  const demoPasswordsFrom: typeof outsideProduction | 'nowhere' = production ? 'nowhere' : outsideProduction
  return {
    production,
    /** From where users may sign in with the demo's passwords: `nearby` means from this machine and its local network. */
    demoPasswordsFrom,
    /** The reason why the site counts as open to the internet although PRODUCTION is not set: the setting that implies it. */
    productionReason: reason,
    port: settings.PORT,
    host: settings.HOST,
    dataDir: settings.DATA_DIR,
    storageDir: settings.STORAGE_DIR ?? settings.DATA_DIR,
    storage: settings.STORAGE,
    /** Undefined if S3_BUCKET is not set. */
    s3: s3Settings(settings),
    databaseUrl: settings.DATABASE_URL,
    /**
     * The address for work that needs a database session of its own. Undefined if connections through DATABASE_URL already have
     * sessions of their own.
     */
    listenDatabaseUrl: settings.LISTEN_DATABASE_URL,
    databaseConnections: settings.DATABASE_CONNECTIONS,
    publicUrl: settings.PUBLIC_URL,
    backups: settings.BACKUPS,
    backupDir: settings.BACKUP_DIR ?? join(settings.DATA_DIR, 'backups'),
    backupKeep: settings.BACKUP_KEEP,
    backupS3Bucket: settings.BACKUP_S3_BUCKET,
    backupPassphrase: settings.BACKUP_PASSPHRASE,
    restartCommand: settings.RESTART_COMMAND,
    demoData: settings.DEMO_DATA,
    adminUsername: settings.ADMIN_USERNAME,
    adminPassword: settings.ADMIN_PASSWORD,
    trustProxy: settings.TRUST_PROXY,
    /** Networks whose proxies are trusted, in addition to this machine and its local network. */
    trustedProxies: settings.TRUSTED_PROXIES ?? new BlockList(),
    hstsSubdomains: settings.HSTS_SUBDOMAINS,
    rateLimits: settings.RATE_LIMITS,
    /** The origin of a test's own push service. It is exempt from the rule that the address of a push service must be public. */
    pushTestOrigin: production
      ? undefined
      : settings.PUSH_TEST_ORIGIN && new URL(settings.PUSH_TEST_ORIGIN).origin,
    logLevel: settings.LOG_LEVEL,
  }
}

function s3Settings(settings: z.output<typeof Environment>): S3Settings | undefined {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint } = settings
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings
  if (Boolean(accessKeyId) !== Boolean(secretAccessKey)) {
    throw new SettingError('S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together. See .env.example.')
  }
  if (bucket === undefined) {
    if (settings.STORAGE === 's3') throw new SettingError('STORAGE=s3 needs S3_BUCKET. See .env.example.')
    return undefined
  }
  return {
    bucket,
    endpoint,
    region: settings.S3_REGION,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
    pathStyle: settings.S3_PATH_STYLE ?? endpoint !== undefined,
  }
}
