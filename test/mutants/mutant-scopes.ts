import { matchesGlob } from 'node:path'

/** Production code that is mutated together, and the tests that have to notice. */
export interface MutantScope {
  readonly name: string
  /** Globs below the project's root; the ones that start with an exclamation mark are left out. */
  readonly mutate: readonly string[]
  /** The Vitest configuration of the tests, and the folder they are searched in. */
  readonly tests: { readonly config: string; readonly folder: string }
}

const pure: MutantScope = {
  name: 'kernel, rules and contracts',
  mutate: ['src/kernel/*.ts', 'src/features/*/{rules,contract}/*.ts', '!**/*-endpoints.ts', '!**/*.test.ts'],
  tests: { config: 'test/mutants/pure-tests.config.ts', folder: 'src' },
}

/** Table definitions, routes and public entry points decide nothing themselves. */
const notUseCases = ['*-table.ts', '*-routes.ts', '*.test.ts']

/** A server's mutants have to be noticed by the tests of the same feature: running everyone's for each would take days. */
function useCasesOf(feature: string): MutantScope {
  const server = `src/features/${feature}/server`
  return {
    name: `server of ${feature}`,
    mutate: [`${server}/*.ts`, ...notUseCases.map((name) => `!**/${name}`)],
    tests: { config: 'test/mutants/feature-tests.config.ts', folder: `src/features/${feature}` },
  }
}

/** Everything that is mutated, the quick scope first. */
export function mutantScopes(features: readonly string[]): MutantScope[] {
  return [pure, ...features.map(useCasesOf)]
}

/** The scopes narrowed to `files`; a file that belongs to none is an error, because its mutants would go unseen. */
export function scopesOfFiles(scopes: readonly MutantScope[], files: readonly string[]): MutantScope[] {
  for (const file of files)
    if (!scopes.some((scope) => includes(scope, file))) throw new Error(`${file} is in no scope of mutants.`)
  return scopes.flatMap((scope) => {
    const mutate = files.filter((file) => includes(scope, file))
    return mutate.length > 0 ? [{ ...scope, mutate }] : []
  })
}

function includes(scope: MutantScope, file: string): boolean {
  const excluded = scope.mutate.filter((glob) => glob.startsWith('!')).map((glob) => glob.slice(1))
  const included = scope.mutate.filter((glob) => !glob.startsWith('!'))
  return included.some((glob) => matchesGlob(file, glob)) && !excluded.some((glob) => matchesGlob(file, glob))
}
