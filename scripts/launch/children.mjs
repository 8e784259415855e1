import { spawn } from 'node:child_process'
import { constants } from 'node:os'

const forwarded = ['SIGINT', 'SIGTERM', 'SIGHUP']
const parentCheckMilliseconds = 500

/** The exit code that a shell would show for the way a process ended. */
function exitCodeOf(code, signal) {
  return code ?? 128 + (constants.signals[signal] ?? 0)
}

/**
 * Runs a program to its end and returns its exit code. Signals to us go to the program, and we stay until it has ended,
 * so that nothing is left behind. `output: 'collected'` collects what it prints instead of showing it.
 */
export function run(file, args, { cwd, env, output = 'shown' } = {}) {
  return new Promise((resolve, reject) => {
    const shown = output === 'shown' ? 'inherit' : 'pipe'
    const child = spawn(file, args, {
      cwd,
      env,
      stdio: [shown === 'pipe' ? 'ignore' : shown, shown, shown],
    })
    const printed = []
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => printed.push(chunk))
    let stopped = false
    const stop = (signal) => {
      stopped = true
      child.kill(signal)
    }
    for (const signal of forwarded) process.on(signal, stop)
    const watch = watchParent(() => stop('SIGTERM'))
    const forget = () => {
      for (const signal of forwarded) process.off(signal, stop)
      clearInterval(watch)
    }
    child.on('error', (error) => {
      forget()
      reject(error)
    })
    child.on('close', (code, signal) => {
      forget()
      resolve({ code: exitCodeOf(code, signal), stopped, printed: Buffer.concat(printed).toString() })
    })
  })
}

/**
 * Calls `onGone` when the parent process is gone: if npm is killed, or a shell does not pass signals on, this process must end too.
 */
function watchParent(onGone) {
  const parent = process.ppid
  if (!process.env.npm_lifecycle_event) return undefined
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    onGone()
  }, parentCheckMilliseconds)
  return timer.unref()
}
