import { browserSteps, changedSteps, slowSteps, testSteps } from './test-steps.mjs'

/**
 * What each `npm run …` does, in order. A step is a tool of node_modules/.bin (or `node`, which is the pinned one) with
 * its arguments, or a function. A step that `takesArguments` gets what follows `--` on the command line; where that decides what
 * is done, the steps are a function of it. The first step that fails ends the command.
 */
const check = [
  { name: 'format', run: ['oxfmt', '--check', '.'] },
  // The lint and the type check both read the generated types of the routes.
  { name: 'route types', run: ['react-router', 'typegen'] },
  { name: 'lint', run: ['oxlint', '--type-aware'] },
  { name: 'types', run: ['tsc', '--noEmit'] },
  { name: 'import rules', run: ['node', 'test/architecture/check-imports.ts'] },
  { name: 'unused code', run: ['knip'] },
  { name: 'documents', run: ['vitest', 'run', '--config', 'test/docs/documents-tests.config.ts'] },
]

/** `packages` names the set of packages to install, see package-sets.mjs. Without it, all packages are installed. */
export const commands = {
  install: {},
  test: { steps: (args) => testSteps(check, args) },
  'test:changed': { steps: changedSteps },
  'test:slow': { steps: slowSteps },
  check: { steps: check },
  'check:browsers': { steps: browserSteps },
  build: { packages: 'production', build: true },
  format: { steps: [{ name: 'format', run: ['oxfmt'], takesArguments: true }] },
  'db:generate': { steps: [{ name: 'migration', run: ['drizzle-kit', 'generate'], takesArguments: true }] },
  mutants: { steps: [{ name: 'mutants', run: ['node', 'test/mutants/mutants.ts'], takesArguments: true }] },
  attack: {
    build: true,
    steps: [{ name: 'attack', run: ['node', 'test/attack/attack.ts'], takesArguments: true }],
  },
  pictures: { build: true, steps: [{ name: 'pictures', run: ['node', 'test/pictures/pictures.ts'] }] },
  faults: { build: true, steps: [{ name: 'faults', run: ['node', 'test/faults/faults.ts'] }] },
  bench: {
    build: true,
    steps: [{ name: 'benchmark', run: ['node', 'test/bench/bench.ts'], takesArguments: true }],
  },
}
