import type { Plugin } from 'vite'

/**
 * The files that the first tap on a dish waits for, on the menu and on the home page. Nearly all of the code in these files runs
 * before the dialog is open.
 */
const compiledAhead = [
  'rolldown-runtime',
  'foundation',
  'entry.client',
  'menu-menu',
  'menu-page',
  'pages-home',
  'home-page',
  'dish-dialog',
  'dialogs',
  'steps',
]

const hint = '//# allFunctionsCalledOnLoad\n'

/**
 * Puts a comment at the beginning of files of the browser's build. Because of this comment, V8 compiles all functions of a file in
 * the background while it loads the file. Otherwise V8 compiles each function at its first call, and the page waits. Other browsers
 * ignore the comment. This plugin runs last, because Vite puts the list of a file's later imports at the beginning, and V8 ignores
 * such a comment after code.
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
