import { run } from './children.mjs'
import { environmentWithTools, pinnedNode, root } from './paths.mjs'

/**
 * Runs the server until it ends and answers its exit code. The server holds the other end of a channel to us: when we are
 * killed outright it sees the channel close and shuts down by itself.
 */
export async function serve({ run: args, mode }) {
  const { code } = await run(pinnedNode, args, {
    cwd: root,
    env: environmentWithTools(settingsFor(mode)),
    channel: true,
  })
  return code
}

/**
 * Libraries choose their fast or their talkative side by NODE_ENV, which says nothing about whether the site is open to the
 * world: that is PRODUCTION. Who sets NODE_ENV=production for `npm start` means both.
 */
function settingsFor(mode) {
  const open = process.env.PRODUCTION ?? (process.env.NODE_ENV === 'production' ? 'true' : undefined)
  return { NODE_ENV: mode, ...(open !== undefined && { PRODUCTION: open }) }
}
