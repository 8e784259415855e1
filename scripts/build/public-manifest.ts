import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The name that `react-router build` gives to the list of all routes, which every page loads. */
const manifestFile = /^manifest-\w+\.js$/
const assignment = 'window.__reactRouterManifest='

/** The frame around every public page; the routes within it are the public pages. */
const publicFrame = 'layouts/site-layout'

interface Manifest {
  readonly routes: Readonly<Record<string, Route>>
}

type Route = Readonly<Record<string, unknown>> & { readonly parentId?: string }

/**
 * The file name of the list of public routes, which lies beside the list of all routes. Both lists come from the same build, so
 * both names contain the same hash.
 */
export function publicManifestName(name: string): string {
  return name.replace('manifest-', 'public-manifest-')
}

/**
 * Writes the list of routes that public pages load. The list holds the public routes, without values that are false and without the
 * files for `prefetch`, which only the office uses. For any other address the browser shows the page for missing addresses, which
 * asks the server for that address (src/layouts/not-found-page.tsx). Throws if React Router writes its list in another way.
 */
export async function writePublicManifest(assets: string): Promise<void> {
  const [name, another] = (await readdir(assets)).filter((file) => manifestFile.test(file))
  if (name === undefined || another !== undefined) throw new Error('The build has not one list of routes.')
  const code = await readFile(join(assets, name), 'utf8')
  if (!code.startsWith(assignment)) throw new Error(`${name} is no assignment to ${assignment}`)
  await writeFile(join(assets, publicManifestName(name)), publicManifest(code))
}

function publicManifest(code: string): string {
  const manifest = JSON.parse(code.slice(assignment.length).replace(/;\s*$/, '')) as Manifest // React Router itself writes this JSON, so it has the form of `Manifest`.
  const routes = Object.entries(manifest.routes)
    .filter(([id]) => isPublic(id, manifest))
    .map(([id, { imports: _prefetched, ...route }]) => [
      id,
      Object.fromEntries(Object.entries(route).filter(([, value]) => value !== false)),
    ])
  return `${assignment}${JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) })};`
}

/** True for the layout route of the guests' pages, for the routes inside it, and for the routes that contain it. */
function isPublic(id: string, { routes }: Manifest): boolean {
  return aboveAndSelf(id, routes).includes(publicFrame) || aboveAndSelf(publicFrame, routes).includes(id)
}

function aboveAndSelf(id: string, routes: Manifest['routes']): string[] {
  const route = routes[id]
  if (!route) throw new Error(`The list of routes has no ${id}.`)
  return route.parentId === undefined ? [id] : [id, ...aboveAndSelf(route.parentId, routes)]
}
