import { run } from './children.mjs'
import { LaunchError } from './launch-error.mjs'
import { environmentWithTools, root, toolPath } from './paths.mjs'

/**
 * Runs the steps one after the other until one fails. Prints which one failed, how long each took and how long all took. Returns
 * the exit code.
 */
export async function runInTurn(steps, command, extra = []) {
  if (steps.length === 0) return 0
  const started = Date.now()
  const phases = []
  try {
    for (const step of steps) await runPhase(step, command, extra, started, phases)
  } finally {
    if (steps.length > 1) console.log(`\nPhases: ${phases.join(', ')}.`)
  }
  console.log(`\n✓ ${command} passed in ${secondsSince(started)} s.`)
  return 0
}

async function runPhase(step, command, extra, started, phases) {
  console.log(`\n▸ ${step.name}`)
  const begun = Date.now()
  const { code, stopped } = await runStep(step, extra)
  phases.push(`${step.name} ${secondsSince(begun)} s`)
  if (stopped) throw new LaunchError(`\n✗ ${command} was stopped at "${step.name}".`, code)
  if (code !== 0)
    throw new LaunchError(
      `\n✗ ${command} failed at "${step.name}" (exit code ${code}) after ${secondsSince(started)} s.`,
      code,
    )
}

async function runStep({ name, run: what, takesArguments = false }, extra) {
  if (typeof what === 'function') return { code: await what(), stopped: false }
  const [tool, ...args] = what
  try {
    return await run(toolPath(tool), takesArguments ? [...args, ...extra] : args, {
      cwd: root,
      env: environmentWithTools(),
    })
  } catch (error) {
    throw new LaunchError(`\n✗ "${name}" could not be started: ${error.message}`)
  }
}

function secondsSince(moment) {
  return Math.round((Date.now() - moment) / 1000)
}
