import { browserSteps, changedSteps, slowSteps, step, testSteps } from './test-steps.mjs'

const check = [
  step('format', 'oxfmt', '--check', '.'),
  // The lint and the type check both need the generated types of the routes and of the API, so the two steps that generate these
  // types come first.
  step('route types', 'react-router', 'typegen'),
  step('API document', 'node', 'test/architecture/check-api-document.ts'),
  step('lint', 'oxlint', '--type-aware'),
  step('types', 'tsc', '--noEmit'),
  step('import rules', 'node', 'test/architecture/check-imports.ts'),
  step('unused code', 'knip'),
  step('documents', 'vitest', 'run', '--config', 'test/docs/documents-tests.config.ts'),
]

/**
 * What each `npm run …` command does: it installs all packages, or only those that `packages` names, builds the site if `build` is
 * true, and then runs the steps one after the other. The steps are a function of the arguments after `--` on the command line.
 */
export const commands = {
  install: {},
  test: { steps: (args) => testSteps(check, args) },
  'test:changed': { steps: changedSteps },
  'test:slow': { steps: () => slowSteps },
  check: { steps: () => check },
  'check:browsers': { steps: () => browserSteps },
  packages: { packages: 'production' },
  build: { packages: 'production', build: true },
  format: { steps: (args) => [step('format', 'oxfmt', ...args)] },
  'db:generate': { steps: (args) => [step('migration', 'drizzle-kit', 'generate', ...args)] },
  mutants: { steps: (args) => [step('mutants', 'node', 'test/mutants/mutants.ts', ...args)] },
  attack: { build: true, steps: (args) => [step('attack', 'node', 'test/attack/attack.ts', ...args)] },
  pictures: { build: true, steps: () => [step('pictures', 'node', 'test/pictures/pictures.ts')] },
  faults: { build: true, steps: () => [step('faults', 'node', 'test/faults/faults.ts')] },
  'test:deploy': {
    build: true,
    steps: (args) => [step('deployment', 'node', 'test/deploy/deploy.ts', ...args)],
  },
  bench: { build: true, steps: (args) => [step('benchmark', 'node', 'test/bench/bench.ts', ...args)] },
}
