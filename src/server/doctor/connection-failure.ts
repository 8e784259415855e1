interface Explained {
  readonly text: string
  readonly doThis: string
}

interface CodedError {
  readonly code?: string
  readonly message?: string
}

const noConnection = /timeout exceeded when trying to connect|connection timeout|timeout expired/i
const noResponse = /^Query read timeout$/

/** Whether the database has let a connection or a query wait for too long. */
export function isTooSlow(error: unknown): boolean {
  const { code = '', message = '' } = (error ?? {}) as CodedError
  return code === '57014' || noResponse.test(message) || noConnection.test(message)
}

/**
 * Explains an error code of PostgreSQL, the network or TLS to an owner. `setting` names the setting with the database's address;
 * `DATA_DIR` stands for the built-in database.
 */
export function explainConnectionFailure(error: unknown, url: string, setting: string): Explained {
  const { code = '', message = String(error) } = (error ?? {}) as CodedError
  if (setting === 'DATA_DIR') {
    return {
      text: `The built-in database cannot be used: ${message}.`,
      doThis: 'Restart the site, which restarts it too; journalctl -u bep-lua shows why.',
    }
  }
  const { hostname, port, username, pathname } = new URL(url)
  const host = hostname || 'this machine'
  const own = {
    host,
    port: port || '5432',
    user: decodeURIComponent(username),
    name: pathname.slice(1),
    setting,
  }
  const found = failures.find(({ codes, messages }) => codes?.test(code) || messages?.test(message))
  return (
    found?.explain({ ...own, message }) ?? {
      text: `The database at ${host} cannot be used: ${message}.`,
      doThis: `Correct ${setting}, or look into PostgreSQL's log.`,
    }
  )
}

interface Address {
  readonly host: string
  readonly port: string
  readonly user: string
  readonly name: string
  readonly setting: string
  readonly message: string
}

const failures: readonly {
  readonly codes?: RegExp
  readonly messages?: RegExp
  readonly explain: (address: Address) => Explained
}[] = [
  {
    codes: /^(ENOTFOUND|EAI_AGAIN)$/,
    explain: ({ host, setting }) => ({
      text: `The host of the database is not known: ${host}.`,
      doThis: `Correct the host in ${setting}; if it is right, the name server does not respond.`,
    }),
  },
  {
    codes: /^ECONNREFUSED$/,
    explain: ({ host, port, setting }) => ({
      text: `No database listens on port ${port} of ${host}.`,
      doThis: `Start PostgreSQL there, or correct the port in ${setting}.`,
    }),
  },
  {
    codes: /^(ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/,
    messages: noConnection,
    explain: ({ host, port, setting }) => ({
      text: `${host} does not respond on port ${port}.`,
      doThis: `Correct host and port in ${setting}, start that machine, or let its firewall admit this one.`,
    }),
  },
  {
    codes: /^57014$/,
    messages: noResponse,
    explain: ({ host }) => ({
      text: `The database at ${host} takes queries, but does not respond to them within 5 s.`,
      doThis: 'See what it waits for (pg_stat_activity) and whether its disk is full, or restart PostgreSQL.',
    }),
  },
  {
    codes: /^28P01$/,
    explain: ({ user, setting }) => ({
      text: `The database rejects the password of the user ${user}.`,
      doThis: `Correct user or password in ${setting}; @ / ? # % are written %40 %2F %3F %23 %25.`,
    }),
  },
  {
    codes: /^28000$/,
    explain: ({ user, setting, message }) => ({
      text: `The database does not admit the user ${user} from this machine: ${message}.`,
      doThis: `Correct the user in ${setting}, or admit it in PostgreSQL's pg_hba.conf.`,
    }),
  },
  {
    codes: /^3D000$/,
    explain: ({ name, user, setting }) => ({
      text: `The server has no database called ${name}.`,
      doThis: `Correct the name at the end of ${setting}, or make it: createdb --owner=${user} ${name}`,
    }),
  },
  {
    codes: /^42501$/,
    explain: ({ user, name }) => ({
      text: `The user ${user} may not connect to the database ${name}.`,
      doThis: `Let it own the database: alter database "${name}" owner to "${user}"`,
    }),
  },
  {
    codes: /^53300$/,
    explain: () => ({
      text: 'The database has no connection left.',
      doThis: "End other programs that use it, or raise PostgreSQL's max_connections.",
    }),
  },
  {
    codes: /^57P03$/,
    explain: () => ({ text: 'The database is just starting.', doThis: 'Try again in a minute.' }),
  },
  {
    codes: /CERT|^UNABLE_TO_|^SELF_SIGNED/,
    explain: ({ host, setting, message }) => ({
      text: `The certificate of the database at ${host} is not accepted: ${message}.`,
      doThis: `Name the authority that signed it: end ${setting} with ?sslmode=verify-full&sslrootcert=FILE`,
    }),
  },
  {
    messages: /does not support SSL/i,
    explain: ({ host, setting }) => ({
      text: `The database at ${host} has no encryption, and ${setting} asks for it.`,
      doThis: 'Switch ssl on in PostgreSQL; on this machine alone, remove sslmode from the address.',
    }),
  },
]
