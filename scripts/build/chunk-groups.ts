import { join, relative, sep } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'

type Imports = 'importedIds' | 'dynamicallyImportedIds'
/** What Rolldown knows of a module; ids are absolute paths. */
interface ModuleGraph {
  readonly getModuleInfo: (id: string) => Readonly<Record<Imports, readonly string[]>> | null
}

export const publicFrame = ['src/entry.client.tsx', 'src/root.tsx', 'src/layouts/site-layout.tsx']
/** Where most visits begin. */
export const entrances = ['src/features/pages/ui/site/home-page.tsx', 'src/features/menu/ui/site/menu-page.tsx']
/** Waits for each of its files, so it has few. */
export const firstTap = 'src/features/menu/ui/site/dish-dialog.tsx'
export const publicForm = 'src/web/forms/public-form.tsx'
/** The module that hydrates parts of a page later. These parts are in the HTML at once, so their styles come with the page. */
export const hydratedLater = 'src/web/hydrate-near-viewport.tsx'

/** They change only with their versions, and compress better as one file each than in pieces. */
const packages = {
  foundation: /node_modules\/(react|react-dom|scheduler|react-router)\//,
  controls: /node_modules\/(@mantine|@floating-ui|clsx|tabbable|react-number-format|react-remove-scroll)\//,
  query: /node_modules\/@tanstack\//,
}

/** A group takes what its modules import along, unless a group before it has: what more pages load comes first. */
const kinds = ['frame', 'steps', 'pair', 'forms', 'feature', 'dialogs', 'parts', 'office'] as const
type Chunk = readonly [kind: (typeof kinds)[number], name: string]

/** Our modules share a file of the browser's build if pages of the same features load them, only dialogs, or only the office. */
export function chunkGroups(root: string, siteMap: readonly RouteConfigEntry[]) {
  let chunkOf: ((id: string) => Chunk | undefined) | undefined
  const nameIn = (kind: string) => (id: string, graph: ModuleGraph) => {
    // The graph is whole by the time the first module is asked for.
    chunkOf ??= chooseChunks(root, siteMap, graph)
    const chunk = chunkOf(id)
    return chunk?.[0] === kind ? chunk[1] : null
  }
  const ofPackages = Object.entries(packages).map(([name, test]) => ({ name, test }))
  return [...ofPackages, ...kinds.map((kind) => ({ debugName: kind, name: nameIn(kind) }))]
}

function chooseChunks(root: string, siteMap: readonly RouteConfigEntry[], graph: ModuleGraph) {
  const path = (id: string) => relative(root, id).split(sep).join('/')
  const featureOf = (file: string) => /^src\/features\/([^/]+)\//.exec(file)?.[1]
  const isOwn = (id: string) => path(id).startsWith('src/') && !id.includes('?')
  const imports = (id: string, which: Imports) => {
    const module = graph.getModuleInfo(id)
    if (!module) throw new Error(`Chunks are chosen by ${path(id)}, which is not in the build.`)
    return module[which].filter(isOwn)
  }
  const now = (id: string) => imports(id, 'importedIds')
  const later = (id: string) => imports(id, 'dynamicallyImportedIds')
  // The loop over the set also visits the entries that are added while it runs.
  const walk = (starts: Iterable<string>, next: (id: string) => readonly string[]): ReadonlySet<string> => {
    const reached = new Set(starts)
    for (const id of reached) for (const each of next(id)) reached.add(each)
    return reached
  }
  const ever = (starts: Iterable<string>) => walk(starts, (id) => [...now(id), ...later(id)])
  const hydrated = (id: string) => (now(id).includes(join(root, hydratedLater)) ? [...walk(later(id), now)] : [])
  const load = (...files: readonly string[]) => {
    const modules = [...walk(files.map((file) => join(root, file)), now)]
    return new Set([...modules, ...[...walk(modules.flatMap(hydrated), hydrated)].filter((id) => id.endsWith('.css'))])
  }
  const [frame, dialog] = [load(...publicFrame), load(firstTap)]
  const pages = pagesOf(siteMap).map((page) => ({ ...page, modules: load(page.file) }))
  const publicPages = pages.filter(({ isPublic }) => isPublic)
  const everPublic = ever([frame, ...publicPages.map(({ modules }) => modules)].flatMap((ids) => [...ids]))
  const everLoaded = [...ever([...everPublic, ...pages.flatMap(({ modules }) => [...modules])])]
  const parts = [...new Set(everLoaded.flatMap(later))].map((id) => ({ isPublic: everPublic.has(id), modules: walk([id], now) }))

  return (id: string): Chunk | undefined => {
    if (frame.has(id)) return ['frame', 'frame']
    const loads = [...pages, ...parts].filter(({ modules }) => modules.has(id))
    if (!isOwn(id) || loads.length === 1) return undefined
    const own = featureOf(path(id))
    const files = publicPages.filter(({ modules }) => modules.has(id)).map(({ file }) => file)
    const [feature, another, third] = [...new Set(files.map(featureOf))].toSorted()
    const isInEntrance = files.some((file) => entrances.includes(file))
    const isInDialog = parts.some(({ isPublic, modules }) => isPublic && modules.has(id))
    const isOfForms = loads.every(({ isPublic, modules }) => !isPublic || modules.has(join(root, publicForm)))
    if (feature && !own && isOfForms) return ['forms', 'forms']
    if (another && isInEntrance) return ['frame', 'frame']
    if (third || (feature && !isInEntrance && !own && isInDialog)) return ['steps', 'steps']
    if (feature) return another ? ['pair', `${feature}-${another}`] : ['feature', feature]
    if (dialog.has(id)) return ['dialogs', 'dialogs']
    return everPublic.has(id) ? ['parts', `${own ?? 'web'}-parts`] : ['office', 'office']
  }
}

/** The pages of the site map, each file once, and the frames of the office. */
function pagesOf(entries: readonly RouteConfigEntry[], isPublic = false): readonly { file: string; isPublic: boolean }[] {
  const pages = entries.flatMap(({ file, children = [] }) => {
    const isFrame = publicFrame.includes(`src/${file}`)
    return [...(isFrame ? [] : [{ file: `src/${file}`, isPublic }]), ...pagesOf(children, isPublic || isFrame)]
  })
  return [...new Map(pages.map((page) => [page.file, page])).values()]
}
