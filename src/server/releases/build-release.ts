import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { delimiter, join } from 'node:path'

import { StartError } from '../start-error.ts'
import { outputOf, show } from './run-program.ts'

/** The version tags of a repository, the newest first. */
const tags = ['tag', '--list', 'v[0-9]*', '--sort=-version:refname']

export interface WantedRelease {
  /** A tag, branch or commit. If it is missing, the newest version tag is built, or the main branch if there is no version tag. */
  readonly to?: string | undefined
  /** The address or folder of the git repository. If it is missing, the repository of the last release is used. */
  readonly from?: string | undefined
}

export interface BuildOptions {
  /** The folder that has `releases`. */
  readonly base: string
  /** The folder of the program that builds the release. */
  readonly program: string
  readonly log: (line: string) => void
}

/**
 * Builds a release in a new folder, beside the release that serves, and returns the new folder. A release that was built before is
 * not built again. Throws StartError if the commit does not exist or if the build fails, and then leaves no files behind.
 */
export async function buildRelease(
  { to, from }: WantedRelease,
  { base, program, log }: BuildOptions,
): Promise<string> {
  const git = await fetchRepository(base, from)
  const wanted = to ?? ((await git(...tags)).split('\n')[0] || 'HEAD')
  const commit = await git('rev-parse', '--short', '--verify', '--end-of-options', `${wanted}^{commit}`)
  const { version } = JSON.parse(await git('show', `${commit}:package.json`)) as { version: string }
  const releases = join(base, 'releases')
  const release = join(releases, `${version}-${commit}`)
  if (existsSync(release)) return release

  log(`Building ${version} (${commit}) …`)
  mkdirSync(releases, { recursive: true })
  const unfinished = mkdtempSync(join(releases, '.unfinished-'))
  try {
    const archive = join(unfinished, 'release.tar')
    // `git archive` writes the commit's id into src/server/commit.txt, so the program knows its commit although its folder contains
    // no .git.
    await git('archive', `--output=${archive}`, commit)
    await outputOf('tar', ['-xf', archive, '-C', unfinished])
    rmSync(archive)
    symlinkSync(join('..', '..', 'shared', '.env'), join(unfinished, '.env'))
    if (needSamePackages(program, unfinished)) await linkPackages(program, unfinished)
    const built = await show(process.execPath, ['scripts/launch.mjs', 'build'], unfinished, {
      // The PATH leaves out the tools of the present release, so that the new release uses its own. npm must not run on the present
      // release's Node, because a later update will delete that Node.
      PATH: withoutTools(process.env.PATH ?? ''),
    })
    if (built !== 0)
      throw new StartError(`${version} (${commit}) could not be built. The site serves as before.`)
    // Only its owner can enter a temporary folder, but the site may run as another user. So this folder is opened to all users.
    chmodSync(unfinished, 0o755)
    renameSync(unfinished, release)
    return release
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    throw error
  }
}

/** Whether two programs have the same lockfile. If one has none, npm decides what to install. */
function needSamePackages(...programs: readonly [string, string]): boolean {
  const [one, other] = programs.map((folder) => {
    const lockfile = join(folder, 'package-lock.json')
    return existsSync(lockfile) ? readFileSync(lockfile, 'utf8') : undefined
  })
  return one !== undefined && one === other
}

/**
 * Makes hard links to the installed packages, in seconds: npm needs minutes and the package registry. If links cannot be made, or
 * packages are missing, the build makes npm install them.
 */
async function linkPackages(from: string, to: string): Promise<void> {
  const packages = join(from, 'node_modules')
  if (existsSync(packages)) await outputOf('cp', ['-al', packages, to]).catch(() => {})
}

/**
 * Fetches all commits into the local copy of the repository, which lies beside the releases. Returns a function that runs git
 * commands in that copy.
 */
async function fetchRepository(base: string, from: string | undefined) {
  const repository = join(base, 'repository.git')
  const git = (...args: readonly string[]) => outputOf('git', [`--git-dir=${repository}`, ...args])
  if (!existsSync(repository)) {
    if (from === undefined)
      throw new StartError('Name the repository that releases come from: --from=ADDRESS')
    mkdirSync(base, { recursive: true })
    await outputOf('git', ['clone', '--quiet', '--mirror', from, repository])
    return git
  }
  if (from !== undefined) await git('remote', 'set-url', 'origin', from)
  await git('fetch', '--quiet', '--prune', 'origin')
  return git
}

const withoutTools = (path: string) =>
  path
    .split(delimiter)
    .filter((folder) => !folder.includes('/node_modules/'))
    .join(delimiter)
