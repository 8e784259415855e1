/**
 * Settings of Node and of the C library with which the server fits a machine with 1 GB of memory. Node and the C library read them
 * only when a process starts. So `scripts/serve.mjs` starts the server's process with them, and the tests do the same.
 */
export const nodeFlags = [
  // If the heap grows above this many MB, the process ends; a site with few visitors needs about 70 MB of heap. Without a limit V8
  // lets garbage grow to gigabytes.
  '--max-old-space-size=384',
  '--max-semi-space-size=8',
  // Without this flag V8 expects objects like those in the cache to live long. It then allocates such objects in the old space,
  // where only a full garbage collection frees them. This made the server a tenth slower.
  '--no-allocation-site-pretenuring',
] as const

export const allocatorSettings = {
  // By default glibc, the C library, gives each thread a memory arena of its own and does not return freed memory to the system.
  // Other C libraries ignore these settings.
  MALLOC_ARENA_MAX: '1',
  MALLOC_TRIM_THRESHOLD_: '131072',
} as const
