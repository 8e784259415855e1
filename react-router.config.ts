import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src',
  ssr: true,
  // Every page's code is in the manifest from the start: discovering routes lazily costs a request per link.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
