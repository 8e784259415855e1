import { run } from './children.mjs'
import { environmentWithTools, pinnedNode, root } from './paths.mjs'

/**
 * Runs the server until it ends and answers its exit code. The server holds the other end of a channel to us: when we are
 * killed outright it sees the channel close and shuts down by itself.
 */
export async function serve(args) {
  const { code } = await run(pinnedNode, args, { cwd: root, env: environmentWithTools(), channel: true })
  return code
}
