import { shutDown } from './shutdown.ts'

const checkMilliseconds = 500
const option = '--parent='

/**
 * Ends the program when the process with the id in `--parent=PID` has ended: if `npm` is killed by `kill -9`, it can no longer pass
 * a signal on to the program. Without this option, the program goes on after the process that started it has ended.
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
