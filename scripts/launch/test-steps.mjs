import { buildIfStale } from './build.mjs'
import { LaunchError } from './launch-error.mjs'

/** The kinds of tests that vitest runs: its projects in vitest.config.ts. */
const projects = ['pure', 'parts', 'server', 'screens', 'programs']
const kinds = [...projects, 'browser']

const build = { name: 'build', run: buildIfStale }
/** All but what takes long, of which some tests are done as a short round. */
const usual = '--tags-filter=!slow || short'
const vitest = (...args) => ({ name: 'tests', run: ['vitest', 'run', ...args] })
const playwright = (...args) => ({ name: 'browser tests', run: ['playwright', 'test', ...args] })

/**
 * `npm test` alone does everything. Words choose files by their path, and `--only=` kinds of tests: then nothing else is
 * checked, and browser tests run only if they are asked for.
 */
export function testSteps(check, args) {
  const only = args.filter((arg) => arg.startsWith('--only=')).flatMap((arg) => arg.slice(7).split(','))
  const unknown = only.find((kind) => !kinds.includes(kind))
  if (unknown !== undefined)
    throw new LaunchError(`There are no tests of the kind "${unknown}", only: ${kinds.join(', ')}.`)
  const rest = args.filter((arg) => !arg.startsWith('--only='))
  if (args.length === 0) return [...check, build, vitest(usual), playwright('--grep-invert=@slow')]
  const chosen = projects.filter((project) => only.includes(project))
  return [
    build,
    ...(only.length === 0 || chosen.length > 0
      ? [vitest(usual, ...chosen.map((project) => `--project=${project}`), ...rest)]
      : []),
    ...(only.includes('browser') ? [playwright('--grep-invert=@slow', ...rest)] : []),
  ]
}

/** What the files can reach that differ from the last commit, or from the one that is named. */
export function changedSteps([from, ...rest]) {
  return [
    build,
    vitest(usual, '--pass-with-no-tests', from === undefined ? '--changed' : `--changed=${from}`, ...rest),
  ]
}

/** What the oldest declared browsers lack, in what is built: by reading it, and by opening every page. */
export const browserSteps = [build, vitest('test/browsers'), playwright('old-browsers', 'old-chromium')]

/** What takes long and guards what is rarely touched. */
export const slowSteps = [
  build,
  vitest('--tags-filter=slow'),
  playwright('--grep=@slow'),
  { name: 'attack', run: ['node', 'test/attack/attack.ts'] },
  { name: 'faults', run: ['node', 'test/faults/faults.ts'] },
]
