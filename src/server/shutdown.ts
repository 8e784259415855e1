type Step = () => Promise<unknown>

const steps: Step[] = []
let underWay: Promise<void> | undefined

/** Adds a step, such as closing a connection, that runs before the program ends. The step that was added last runs first. */
export function onShutdown(step: Step): void {
  steps.push(step)
}

/** True from the moment the program has begun to end. */
export function isShuttingDown(): boolean {
  return underWay !== undefined
}

/** Runs all steps and then ends the process. If this function is called several times, the steps still run only once. */
export function shutDown(exitCode: number): Promise<void> {
  underWay ??= Promise.resolve().then(() => takeDown(exitCode))
  return underWay
}

async function takeDown(exitCode: number): Promise<void> {
  for (const step of steps.toReversed()) {
    try {
      await step()
    } catch (error) {
      console.error('While stopping:', error instanceof Error ? error.message : error)
    }
  }
  process.exit(exitCode)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void shutDown(0))
