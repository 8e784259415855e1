type Step = () => Promise<unknown>

const steps: Step[] = []
let underWay: Promise<void> | undefined

/**
 * Adds a step that is carried out before the program ends, such as closing a connection. The step that was added last runs first.
 */
export function onShutdown(step: Step): void {
  steps.push(step)
}

/** True from the moment the program has begun to end. */
export function isShuttingDown(): boolean {
  return underWay !== undefined
}

/** Runs all steps once, however often it is called, and ends the process. */
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
