import { existsSync } from 'node:fs'

import { parseConfig } from '../src/server/config.ts'

/** Calls a command with the settings. What is expected to fail is printed as one line, and ends the program with its code. */
export async function withSettings(command) {
  const settingsFile = new URL('../.env', import.meta.url)
  if (existsSync(settingsFile)) process.loadEnvFile(settingsFile)
  if (process.env.NODE_ENV === 'production') process.env.PRODUCTION ||= 'true'
  try {
    await command(parseConfig(process.env))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = error?.exitCode ?? 1
  }
}
