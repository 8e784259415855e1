// `npm run mutants`: changes the code on purpose, one operator at a time, and lists the changes that no test noticed.
// `npm run mutants -- src/kernel/money.ts` does so for the files that are named.
import { globSync } from 'node:fs'
import { basename } from 'node:path'

import { Stryker } from '@stryker-mutator/core'

import { mutantScopes, scopesOfFiles, type MutantScope } from './mutant-scopes.ts'

const features = globSync('src/features/*/server').map((folder) => basename(folder.replace(/.server$/, '')))
const files = process.argv.slice(2).map((file) => file.replace(/^\.\//, ''))
const scopes = mutantScopes(features.toSorted())

for (const scope of files.length > 0 ? scopesOfFiles(scopes, files) : scopes) await runMutants(scope)

async function runMutants(scope: MutantScope): Promise<void> {
  process.stdout.write(`\n${scope.name}\n`)
  const report = `.cache/mutants/${scope.name.replaceAll(' ', '-')}`
  await new Stryker({
    mutate: [...scope.mutate],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    // Not Stryker's own `testFiles`: with it, a mutant of a constant is switched on after the constant was read.
    vitest: { configFile: scope.tests.config, dir: scope.tests.folder },
    // A changed word in a message is no changed behaviour; such mutants would drown the others.
    mutator: { excludedMutations: ['StringLiteral'] },
    // Stryker would rewrite tsconfig.json with an API that TypeScript 7 no longer has; the sandbox needs no rewriting.
    tsconfigFile: 'no-tsconfig.json',
    concurrency: 2,
    tempDirName: '.cache/mutants/sandbox',
    ignorePatterns: ['/art', '/build', '/docs', '/.data', '/test-results', '/.cache'],
    reporters: ['clear-text', 'html', 'json'],
    clearTextReporter: { logTests: false, allowColor: false, reportTests: false },
    htmlReporter: { fileName: `${report}.html` },
    jsonReporter: { fileName: `${report}.json` },
  }).runMutationTest()
}
