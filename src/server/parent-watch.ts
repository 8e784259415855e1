import { shutDown } from './shutdown.ts'

const checkMilliseconds = 500
const option = '--parent='

/**
 * Ends the program when the process that `--parent=PID` names has ended. For example, `npm` that was killed by `kill -9` can no
 * longer pass a signal on to the program. Without the option, the program goes on after the process that started it has ended.
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
