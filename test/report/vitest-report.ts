import type { Reporter, TestModule } from 'vitest/node'

/** Names what passed only when it was run again. */
export default class VitestReport implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const flaky = modules.flatMap(({ relativeModuleId, children }) =>
      [...children.allTests()]
        .filter((test) => test.diagnostic()?.flaky)
        .map(({ fullName }) => `  ${relativeModuleId} > ${fullName}`),
    )
    if (flaky.length > 0) console.log(`\n${flaky.length} flaky:\n${flaky.join('\n')}`)
  }
}
