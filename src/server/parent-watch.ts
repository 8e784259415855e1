import { shutDown } from './shutdown.ts'

const checkMilliseconds = 500
const option = '--parent='

/**
 * Ends the program when the process that `--parent=PID` names is gone. After `kill -9`, for example, npm can no longer pass a
 * signal on. Without the option the program outlives the process that started it.
 */
export function endWithParent(options: readonly string[]): void {
  const parent = options.find((given) => given.startsWith(option))?.slice(option.length)
  if (parent === undefined) return
  const timer = setInterval(() => {
    if (String(process.ppid) === parent) return
    clearInterval(timer)
    void shutDown(0)
  }, checkMilliseconds)
  timer.unref()
}
