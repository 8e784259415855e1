import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

import { chunkGroups } from './scripts/build/chunk-groups.ts'
import { scopedClassName } from './scripts/build/class-names.ts'
import { compileHints } from './scripts/build/compile-hints.ts'
import { supportedBrowsers } from './scripts/build/supported-browsers.ts'
import siteMap from './src/routes.ts'

const root = import.meta.dirname

/**
 * `Features.LightDark` of lightningcss, which comes with Vite: no style calls light-dark(), so nothing has to be written beside every
 * color-scheme for browsers that lack it.
 */
const lightDark = 1 << 20

export default defineConfig({
  plugins: [reactRouter(), compileHints()],
  css: {
    modules: { generateScopedName: (name, file) => scopedClassName(name, file, root) },
    lightningcss: { exclude: lightDark },
  },
  // All at once: a library that is found with a later page would load with a second React, and break that page once.
  optimizeDeps: { entries: ['src/entry.client.tsx', 'src/**/*.tsx', '!src/**/*.test.tsx'] },
  build: {
    target: supportedBrowsers,
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: chunkGroups(root, siteMap) } },
        },
      },
    },
  },
})
