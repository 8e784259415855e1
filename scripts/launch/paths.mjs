import { delimiter, join, resolve } from 'node:path'

/** The folder of the project, whatever the folder of the person who starts it. */
export const root = resolve(import.meta.dirname, '..', '..')

export const installed = join(root, 'node_modules')

/** The Node this project is written for. */
export const pinnedNode = join(installed, 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

const tools = join(installed, '.bin')

/** The environment with the project's tools, and with them the pinned Node, in front of everything. */
export function environmentWithTools(more = {}) {
  return { ...process.env, ...more, PATH: [tools, process.env.PATH ?? ''].join(delimiter) }
}

/** The environment without them, for npm, which replaces them and so must not run on them. */
export function environmentWithoutTools() {
  const entries = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((entry) => !resolve(entry).startsWith(installed))
  return { ...process.env, PATH: entries.join(delimiter) }
}

/** The file that starts a tool of node_modules/.bin; `node` is the pinned one. */
export function toolPath(name) {
  return name === 'node' ? pinnedNode : join(tools, name)
}
