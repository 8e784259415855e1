import { relative } from 'node:path'

import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'

import { writeFileTimes } from './file-times.ts'

/** Notes how long each file took. */
export default class PlaywrightReport implements Reporter {
  readonly #times = new Map<string, number>()

  onTestEnd({ location }: TestCase, { duration }: TestResult): void {
    const file = relative(process.cwd(), location.file)
    this.#times.set(file, (this.#times.get(file) ?? 0) + duration)
  }

  onEnd(): void {
    writeFileTimes('browser tests', [...this.#times])
  }
}
