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
  const user = decodeURIComponent(username)
  const address = { host, port: port || '5432', user, name: pathname.slice(1), setting, message }
  const failures = [...networkFailures(address), ...postgresFailures(address)]
  return (
    failures.find(({ codes, messages }) => codes?.test(code) || messages?.test(message)) ?? {
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

interface Failure extends Explained {
  readonly codes?: RegExp
  readonly messages?: RegExp
}

/** What keeps a connection from coming about: the name server, the network and TLS. */
function networkFailures({ host, port, setting, message }: Address): readonly Failure[] {
  return [
    {
      codes: /^(ENOTFOUND|EAI_AGAIN)$/,
      text: `The host of the database is not known: ${host}.`,
      doThis: `Correct the host in ${setting}; if it is right, the name server does not respond.`,
    },
    {
      codes: /^ECONNREFUSED$/,
      text: `No database listens on port ${port} of ${host}.`,
      doThis: `Start PostgreSQL there, or correct the port in ${setting}.`,
    },
    {
      codes: /^(ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/,
      messages: noConnection,
      text: `${host} does not respond on port ${port}.`,
      doThis: `Correct host and port in ${setting}, start that machine, or let its firewall admit this one.`,
    },
    {
      codes: /CERT|^UNABLE_TO_|^SELF_SIGNED/,
      text: `The certificate of the database at ${host} is not accepted: ${message}.`,
      doThis: `Name the authority that signed it: end ${setting} with ?sslmode=verify-full&sslrootcert=FILE`,
    },
    {
      messages: /does not support SSL/i,
      text: `The database at ${host} has no encryption, and ${setting} asks for it.`,
      doThis: 'Switch ssl on in PostgreSQL; on this machine alone, remove sslmode from the address.',
    },
  ]
}

/** The errors that PostgreSQL itself returns. */
function postgresFailures({ host, user, name, setting, message }: Address): readonly Failure[] {
  return [
    {
      codes: /^57014$/,
      messages: noResponse,
      text: `The database at ${host} takes queries, but does not respond to them within 5 s.`,
      doThis: 'See what it waits for (pg_stat_activity) and whether its disk is full, or restart PostgreSQL.',
    },
    {
      codes: /^28P01$/,
      text: `The database rejects the password of the user ${user}.`,
      doThis: `Correct user or password in ${setting}; @ / ? # % are written %40 %2F %3F %23 %25.`,
    },
    {
      codes: /^28000$/,
      text: `The database does not admit the user ${user} from this machine: ${message}.`,
      doThis: `Correct the user in ${setting}, or admit it in PostgreSQL's pg_hba.conf.`,
    },
    {
      codes: /^3D000$/,
      text: `The server has no database called ${name}.`,
      doThis: `Correct the name at the end of ${setting}, or make it: createdb --owner=${user} ${name}`,
    },
    {
      codes: /^42501$/,
      text: `The user ${user} may not connect to the database ${name}.`,
      doThis: `Let it own the database: alter database "${name}" owner to "${user}"`,
    },
    {
      codes: /^53300$/,
      text: 'The database has no connection left.',
      doThis: "End other programs that use it, or raise PostgreSQL's max_connections.",
    },
    {
      codes: /^57P03$/,
      text: 'The database is just starting.',
      doThis: 'Try again in a minute.',
    },
  ]
}
