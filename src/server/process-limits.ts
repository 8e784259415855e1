/**
 * How the server's process is started, so that it fits a machine with 1 GB: what Node and the C library read once, before the
 * program begins. `scripts/serve.mjs` starts it so, and so do the tests.
 */
export const nodeFlags = [
  // Above it the process ends; a quiet site needs about 70 MB of it. Without a limit V8 lets garbage grow to gigabytes.
  '--max-old-space-size=384',
  '--max-semi-space-size=8',
  // V8 takes what served the cache for long-lived and allocates it in the old space from then on, where only a full collection
  // frees it: a tenth of the requests a second went there.
  '--no-allocation-site-pretenuring',
] as const

export const allocatorSettings = {
  // glibc gives each thread an arena of its own and does not return what was freed in it. Other C libraries ignore these.
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '131072',
} as const
