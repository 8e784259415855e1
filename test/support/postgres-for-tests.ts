import type { TestProject } from 'vitest/node'

import { startDemoDatabase } from './demo-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection to the test server's maintenance database. */
    postgresUrl: string
  }
}

/** Each test file copies the demo restaurant from this server. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { connectionString, stop } = await startDemoDatabase()
  project.provide('postgresUrl', connectionString)
  return stop
}
