import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

import { chunkGroups } from './scripts/build/chunk-groups.ts'
import { scopedClassName } from './scripts/build/class-names.ts'
import siteMap from './src/routes.ts'

const root = import.meta.dirname

export default defineConfig({
  plugins: [reactRouter()],
  css: { modules: { generateScopedName: (name, file) => scopedClassName(name, file, root) } },
  build: {
    // Safari 16.4 and browsers of its age: native dialog, popover and modern CSS without a polyfill.
    target: ['chrome111', 'safari16.4', 'firefox115'],
    assetsInlineLimit: 0,
  },
  environments: {
    client: {
      build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups(root, siteMap) } } } },
    },
  },
})
