import { startDemoDatabase } from '../demo-database.ts'

/** The site of each worker copies the demo restaurant from this server. */
export default async function setup(): Promise<() => Promise<void>> {
  const { connectionString, stop } = await startDemoDatabase()
  process.env['TEST_POSTGRES_URL'] = connectionString
  return stop
}
