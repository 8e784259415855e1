import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { promisify } from 'node:util'

import { StartError } from '../start-error.ts'

/** Runs a program and returns its output. If the program fails, throws StartError with the first paragraph of its error output. */
export async function outputOf(program: string, args: readonly string[]): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)(program, args, { maxBuffer: 1e8 })
    return stdout.trim()
  } catch (error) {
    const { code, stderr = '' } = error as { code?: unknown; stderr?: string }
    if (code === 'ENOENT') throw new StartError(`The program ${program} is not installed.`)
    // The message contains only the first paragraph of the error output, because the last line is often general advice.
    const [reason = ''] = stderr.trim().split('\n\n')
    throw new StartError(`${program}: ${reason.replaceAll('\n', ' ')}`)
  }
}

/** Runs a program, shows its output, and returns its exit code, or 1 if a signal ended the program. */
export async function show(
  program: string,
  args: readonly string[],
  folder: string,
  environment: NodeJS.ProcessEnv = {},
): Promise<number> {
  const child = spawn(program, args, {
    cwd: folder,
    stdio: 'inherit',
    env: { ...process.env, ...environment },
  })
  const [code] = (await once(child, 'close')) as [number | null]
  return code ?? 1
}
