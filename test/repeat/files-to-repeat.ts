/** What is read of vitest's JSON report. */
export interface TestReport {
  readonly testResults: readonly {
    /** Path of the test file. */
    readonly name: string
    readonly status: 'passed' | 'failed'
  }[]
}

/** More than this many failing files are no chance. */
const repeatedAtMost = 3

/**
 * The failed files worth a second run. None where many fail, and none where no file fails: then an error outside of every
 * test is why the run did not pass.
 */
export function filesToRepeat(report: TestReport): readonly string[] {
  const failed = report.testResults.filter(({ status }) => status === 'failed').map(({ name }) => name)
  return failed.length <= repeatedAtMost ? failed : []
}
