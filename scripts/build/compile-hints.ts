import type { Plugin } from 'vite'

/**
 * The files of the browser's build that must be loaded before the dialog of a dish can open, from the menu or from the home page.
 * Nearly all of the code in these files runs before the dialog is open.
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
 * ignore the comment. This plugin runs last: Vite puts code (the list of the file's dynamic imports) at the beginning of a file,
 * and V8 ignores the comment if it comes after code.
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
