import { Client } from 'pg'

/** Creates a database on the server of `serverUrl`, as a copy of `template` where one is named, and returns its URL. */
export async function createDatabase(serverUrl: string, name: string, template?: string): Promise<string> {
  await onServer(serverUrl, async (client) => {
    const copy = template ? ` template ${client.escapeIdentifier(template)}` : ''
    await client.query(`create database ${client.escapeIdentifier(name)}${copy}`)
  })
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.toString()
}

export async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  await onServer(serverUrl, (client) =>
    client.query(`drop database ${client.escapeIdentifier(name)} with (force)`),
  )
}

async function onServer(serverUrl: string, work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
