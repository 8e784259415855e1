import type { TestProject } from 'vitest/node'

import { type DemoDatabase, startDemoDatabase } from './demo-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection to the test server's maintenance database. */
    postgresUrl: string
  }
}

/** Every project of vitest.config.ts loads this file anew, and all are to use one PostgreSQL. */
const ofRun = globalThis as { demoDatabase?: Promise<DemoDatabase> }

/** Each test file copies the demo restaurant from this server. */
export default async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const isFirst = ofRun.demoDatabase === undefined
  ofRun.demoDatabase ??= startDemoDatabase()
  const { connectionString, stop } = await ofRun.demoDatabase
  project.provide('postgresUrl', connectionString)
  return isFirst ? stop : undefined
}
