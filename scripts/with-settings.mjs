import { existsSync } from 'node:fs'

import { parseConfig } from '../src/server/config.ts'

/** Calls a command with the settings. An expected error is printed as one line, and the program ends with the error's exit code. */
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
