import { relative } from 'node:path'

import type { Reporter, TestModule } from 'vitest/node'

import { writeFileTimes } from './file-times.ts'

/** Names what passed only when it was run again, and notes how long each file took. */
export default class VitestReport implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const flaky = modules.flatMap(({ relativeModuleId, children }) =>
      [...children.allTests()]
        .filter((test) => test.diagnostic()?.flaky)
        .map(({ fullName }) => `  ${relativeModuleId} > ${fullName}`),
    )
    if (flaky.length > 0) console.log(`\n${flaky.length} flaky:\n${flaky.join('\n')}`)
    writeFileTimes(
      'tests',
      modules.map((module) => {
        const { collectDuration, setupDuration, duration } = module.diagnostic()
        return [relative(process.cwd(), module.moduleId), collectDuration + setupDuration + duration]
      }),
    )
  }
}
