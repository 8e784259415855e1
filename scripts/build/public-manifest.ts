import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** As `react-router build` names the list of all routes, which every page loads. */
const manifestFile = /^manifest-\w+\.js$/
const assignment = 'window.__reactRouterManifest='

/** Around every public page; public pages are what stands in it. */
const publicFrame = 'layouts/site-layout'

interface Manifest {
  readonly routes: Readonly<Record<string, Route>>
}

type Route = Readonly<Record<string, unknown>> & { readonly parentId?: string }

/** The name of the public pages' own list beside that of all pages; it comes from the same build, and so shares its hash. */
export function publicManifestName(name: string): string {
  return name.replace('manifest-', 'public-manifest-')
}

/**
 * Writes the list of routes that public pages load: the public routes, without the files that only `prefetch` reads, which the
 * office alone uses, and without what is false. Every other address is the one of the page that was not found, which asks the
 * server for it (src/layouts/not-found-page.tsx). Fails where React Router writes its list in another way.
 */
export async function writePublicManifest(assets: string): Promise<void> {
  const [name, another] = (await readdir(assets)).filter((file) => manifestFile.test(file))
  if (name === undefined || another !== undefined) throw new Error('The build has not one list of routes.')
  const code = await readFile(join(assets, name), 'utf8')
  if (!code.startsWith(assignment)) throw new Error(`${name} is no assignment to ${assignment}`)
  await writeFile(join(assets, publicManifestName(name)), publicManifest(code))
}

function publicManifest(code: string): string {
  const manifest = JSON.parse(code.slice(assignment.length).replace(/;\s*$/, '')) as Manifest // as React Router writes it
  const routes = Object.entries(manifest.routes)
    .filter(([id]) => isPublic(id, manifest))
    .map(([id, { imports: _prefetched, ...route }]) => [
      id,
      Object.fromEntries(Object.entries(route).filter(([, value]) => value !== false)),
    ])
  return `${assignment}${JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) })};`
}

/** The public frame, what is within it, and what it is within itself. */
function isPublic(id: string, { routes }: Manifest): boolean {
  return aboveAndSelf(id, routes).includes(publicFrame) || aboveAndSelf(publicFrame, routes).includes(id)
}

function aboveAndSelf(id: string, routes: Manifest['routes']): string[] {
  const route = routes[id]
  if (!route) throw new Error(`The list of routes has no ${id}.`)
  return route.parentId === undefined ? [id] : [id, ...aboveAndSelf(route.parentId, routes)]
}
