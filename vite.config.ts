import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [reactRouter()],
  build: {
    // Safari 16.4 and browsers of its age: native dialog, popover and modern CSS without a polyfill.
    target: ['chrome111', 'safari16.4', 'firefox115'],
    assetsInlineLimit: 0,
  },
})
