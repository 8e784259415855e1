import type { Plugin } from 'vite'

/** What the first tap on a dish waits for, on the menu and on the home page: nearly all of it runs until the dialog is open. */
const compiledAhead = [
  'rolldown-runtime',
  'foundation',
  'entry.client',
  'menu',
  'menu-page',
  'pages',
  'home-page',
  'dish-dialog',
  'dialogs',
  'steps',
]

const hint = '//# allFunctionsCalledOnLoad\n'

/**
 * Begins files of the browser's build by a comment for which V8 compiles all their functions while they come, beside the page:
 * else it compiles each at its first call, and the page waits. Other browsers read a comment. Last of all, as Vite puts the list
 * of a file's later imports at its beginning, and V8 reads no such comment after code.
 */
export function compileHints(): Plugin {
  return {
    name: 'compile-hints',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk' && compiledAhead.includes(file.name)) file.code = hint + file.code
        }
      },
    },
  }
}
