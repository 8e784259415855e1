import { buildIfStale } from './build.mjs'
import { LaunchError } from './launch-error.mjs'

/** The kinds of tests: the projects in vitest.config.ts, and `browser` for the tests that Playwright runs in a browser. */
const kinds = ['pure', 'parts', 'server', 'screens', 'programs', 'browser']

/** A step of a command. `run` is a tool of node_modules/.bin or `node` (the pinned one) with its arguments, or a function. */
export const step = (name, ...run) => ({ name, run })

const build = { name: 'build', run: buildIfStale }
/** A filter for vitest that leaves out slow tests, except those that also have a short version. */
const usual = '--tags-filter=!slow || short'
const vitest = (...args) => step('tests', 'vitest', 'run', ...args)
const playwright = (...args) => step('browser tests', 'playwright', 'test', ...args)

/**
 * `npm test` alone runs all checks and tests. If it is called with words, it runs only the test files whose path contains one of
 * them; `--only=` chooses kinds of tests. In both cases the checks are left out, and browser tests run only if `--only=` names
 * them.
 */
export function testSteps(check, args) {
  const only = args.filter((arg) => arg.startsWith('--only=')).flatMap((arg) => arg.slice(7).split(','))
  const unknown = only.find((kind) => !kinds.includes(kind))
  if (unknown !== undefined)
    throw new LaunchError(`There are no tests of the kind "${unknown}", only: ${kinds.join(', ')}.`)
  const rest = args.filter((arg) => !arg.startsWith('--only='))
  if (args.length === 0) return [...check, build, vitest(usual), playwright('--grep-invert=@slow')]
  const chosen = only.filter((kind) => kind !== 'browser').map((project) => `--project=${project}`)
  const steps = [build]
  if (only.length === 0 || chosen.length > 0) steps.push(vitest(usual, ...chosen, ...rest))
  if (only.includes('browser')) steps.push(playwright('--grep-invert=@slow', ...rest))
  return steps
}

/** Runs the tests that depend on files that have changed since the last commit, or since the commit `from`. */
export function changedSteps([from, ...rest]) {
  return [
    build,
    vitest(usual, '--pass-with-no-tests', from === undefined ? '--changed' : `--changed=${from}`, ...rest),
  ]
}

/** Finds what the oldest supported browsers lack: tests read the built files and open every page. */
export const browserSteps = [build, vitest('test/browsers'), playwright('old-browsers', 'old-chromium')]

/** Tests and checks that are not run every time: they take long and guard what rarely changes. */
export const slowSteps = [
  build,
  vitest('--tags-filter=slow'),
  playwright('--grep=@slow'),
  step('attack', 'node', 'test/attack/attack.ts'),
  step('faults', 'node', 'test/faults/faults.ts'),
]
