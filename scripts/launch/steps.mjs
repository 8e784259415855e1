import { run } from './children.mjs'
import { LaunchError } from './launch-error.mjs'
import { environmentWithTools, toolPath } from './paths.mjs'

/** Runs the steps of a command one after the other until one fails, and says which one failed or how long all took. */
export async function runInTurn(steps, command) {
  if (steps.length === 0) return
  const started = Date.now()
  for (const step of steps) await runStep(step, command)
  console.log(`\n✓ ${command} passed in ${Math.round((Date.now() - started) / 1000)} s.`)
}

async function runStep({ name, run: what }, command) {
  console.log(`\n▸ ${name}`)
  if (typeof what === 'function') return what()
  const [tool, ...args] = what
  const { code, stopped } = await run(toolPath(tool), args, { env: environmentWithTools() }).catch(
    (error) => {
      throw new LaunchError(`\n✗ "${name}" could not be started: ${error.message}`)
    },
  )
  if (stopped) throw new LaunchError(`\n✗ ${command} was stopped at "${name}".`, code)
  if (code !== 0) throw new LaunchError(`\n✗ ${command} failed at "${name}" (exit code ${code}).`, code)
}
