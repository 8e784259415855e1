import { join, relative, sep } from 'node:path'

/** What Rolldown knows of a module; ids are absolute paths. */
interface BuiltModule {
  readonly importedIds: readonly string[]
  readonly dynamicallyImportedIds: readonly string[]
}

interface ModuleGraph {
  readonly getModuleInfo: (id: string) => BuiltModule | null
}

/** A page or a frame of the site map, as `src/routes.ts` gives it. */
interface SiteMapEntry {
  readonly file: string
  readonly path?: string | undefined
  readonly children?: readonly SiteMapEntry[] | undefined
}

/** Around every public page. */
export const publicFrame = ['src/entry.client.tsx', 'src/root.tsx', 'src/layouts/site-layout.tsx']

/** Parts that it hydrates later are in the HTML at once, so their styles come with the page. */
export const hydratedLater = 'src/web/hydrate-near-viewport.tsx'

/** What a form for guests needs: with the page or the dialog that has one. */
export const publicForm = 'src/web/forms/public-form.tsx'

/** Around the pages that are about a form: what only they load is apart from the frame. */
export const formPage = 'src/features/restaurant/ui/site/form-page.tsx'

/** What every page runs on, as one file: it changes only with its version, and compresses better than in pieces. */
const foundation = /node_modules\/(react|react-dom|scheduler|react-router)\//

/** The office's controls as one file: in pieces, the list of files that every public page carries would grow. */
const controls =
  /node_modules\/(@mantine|@floating-ui|clsx|tabbable|react-number-format|react-remove-scroll)\//

/** What asks the API while it is open: dialogs, the lower home page, tickets, the office. One file, for the same reason. */
const query = /node_modules\/@tanstack\//

/**
 * Which modules share a file of the browser's build. Packages are chosen by their names, our own modules by which pages
 * load them: by the site map and by who imports whom, never by what a file is called.
 */
export function chunkGroups(root: string, siteMap: readonly SiteMapEntry[]) {
  let chunkOf: ((id: string) => string | undefined) | undefined
  const ownModules = (debugName: string, isMeant: (chunk: string) => boolean) => ({
    debugName,
    name: (id: string, graph: ModuleGraph) => {
      // The graph is whole by the time the first module is asked for.
      chunkOf ??= chooseChunks(root, siteMap, graph)
      const chunk = chunkOf(id)
      return chunk !== undefined && isMeant(chunk) ? chunk : null
    },
  })
  // A group takes what its modules import along, unless a group before it has: what more pages load comes first.
  return [
    { name: 'foundation', test: foundation },
    { name: 'controls', test: controls },
    { name: 'query', test: query },
    ownModules('frame', (chunk) => chunk === 'frame'),
    ownModules('forms', (chunk) => chunk === 'forms'),
    ownModules('steps', (chunk) => chunk === 'steps'),
    ownModules('features', (chunk) => chunk !== 'office'),
    ownModules('office', () => true),
  ]
}

/** A page, or a part that is loaded when it is needed, with all modules that come with it at once. */
interface Load {
  readonly modules: ReadonlySet<string>
  readonly isPublic: boolean
}

interface PageLoad extends Load {
  readonly file: string
  /** At one address, which navigation leads to: where a visit may begin. */
  readonly isFirst: boolean
}

/**
 * Names the file of each module, or none where the bundler may choose:
 * `frame`: what every public page loads, what first pages of two features do, design and web that a first page shares with later steps,
 *   and design that a later page shares with dialogs;
 * `form-pages`: what only the pages that are about a form load;
 * `forms`: design, web and kernel of the pages and dialogs with a form for guests;
 * a feature: what its public page shares with other pages, dialogs or parts; `<feature>-steps`: what only these share,
 *   and `<feature>-parts` what no public page has at once;
 * `dialogs`: design of parts that open at a tap, which waits for every file;
 * `steps`: design, web and kernel of dialogs, tickets, articles and the office; `office`: what office screens alone share.
 */
function chooseChunks(root: string, siteMap: readonly SiteMapEntry[], graph: ModuleGraph) {
  const imports = ownImports(root, graph)
  const frame = imports.loadedWith(publicFrame.map((file) => join(root, file)))
  const pages: PageLoad[] = pagesOf(siteMap).map((page) => ({
    ...page,
    modules: imports.loadedWith([join(root, page.file)]),
  }))
  const everPublic = imports.everReached([
    ...frame,
    ...pages.filter(({ isPublic }) => isPublic).flatMap(({ modules }) => [...modules]),
  ])
  const inAnyPage = [...everPublic, ...pages.flatMap(({ modules }) => [...modules])]
  const parts: Load[] = [...new Set(inAnyPage.flatMap((id) => imports.of(id).later))].map((id) => ({
    modules: imports.loadedWith([id]),
    isPublic: everPublic.has(id),
  }))
  const stylesOfLaterParts = stylesHydratedLater(root, imports, { frame, firstPages: pages.filter(({ isFirst }) => isFirst) })

  return (id: string): string | undefined => {
    const path = pathBelow(root, id)
    if (!path.startsWith('src/') || path.includes('?')) return undefined
    const feature = featureOf(path)
    const pagesWith = pages.filter(({ modules }) => modules.has(id))
    const loadsWith = [...pagesWith, ...parts.filter(({ modules }) => modules.has(id))]
    const isShared = loadsWith.length > 1
    const firstPages = pagesWith.filter(({ isFirst }) => isFirst)
    const [firstPage, another] = firstPages
    // Pages of the same kind, such as those of law: what only they share is no matter of the others.
    const isOfOneFeature = feature !== undefined && firstPages.every(({ file }) => featureOf(file) === feature)
    const publicPages = pagesWith.filter(({ isPublic }) => isPublic)
    const publicLoads = loadsWith.filter(({ isPublic }) => isPublic)
    const isOfForms = publicLoads.length > 0 && publicLoads.every(({ modules }) => modules.has(join(root, publicForm)))

    const isOfFormPages = another && publicLoads.every(({ modules }) => modules.has(join(root, formPage)))

    if (frame.has(id)) return 'frame'
    if (isOfFormPages) return 'form-pages'
    // Styles of a form that is hydrated later are in the page from the start.
    if (isOfForms && publicPages.length > 0 && isShared && feature === undefined && !stylesOfLaterParts.has(id)) return 'forms'
    if (another && feature !== undefined && stylesOfLaterParts.get(id) === feature) return feature
    if (another) return isOfOneFeature ? feature : 'frame'
    if (firstPage) {
      if (!isShared) return undefined
      // What guests meet again later comes with the frame; with what the office shares, other pages have nothing to do.
      const isMetAgain = feature === undefined && publicLoads.length > 1
      return isMetAgain ? 'frame' : featureOf(firstPage.file)
    }
    if (!everPublic.has(id)) return isShared ? 'office' : undefined
    if (stylesOfLaterParts.has(id)) return stylesOfLaterParts.get(id)
    if (feature === undefined) {
      // A dialog waits for each of its files, so what it shares with a later page does not make one more.
      if (path.startsWith('src/design/') && publicLoads.length > 1) {
        if (publicPages.length === 0) return 'dialogs'
        if (publicLoads.length > publicPages.length) return 'frame'
      }
      // With the code of its dialog it is not one more file.
      if (publicPages.length === 0 && publicLoads.length === 1) return undefined
      return pagesWith.length > 1 ? 'steps' : undefined
    }
    if (!isShared || pagesWith.length === 0) return undefined
    const isOfOwnPage = pagesWith.some(({ isPublic, file }) => isPublic && featureOf(file) === feature)
    if (isOfOwnPage) return feature
    return publicPages.length > 0 ? `${feature}-steps` : `${feature}-parts`
  }
}

interface FirstLoads {
  readonly frame: ReadonlySet<string>
  readonly firstPages: readonly PageLoad[]
}

/**
 * The styles of parts that are in the HTML at once and hydrated later, each with the file that they come in: with the page's
 * feature, or the frame where two pages have the part, as the styles of either's feature would miss the other. Where all
 * of these pages import them themselves it is the file of the styles' own feature.
 */
function stylesHydratedLater(root: string, imports: ReturnType<typeof ownImports>, { frame, firstPages }: FirstLoads) {
  const laterStyles = (modules: ReadonlySet<string>) =>
    [...imports.hydratedLaterIn(modules, join(root, hydratedLater))].filter((id) => id.endsWith('.css'))
  const pagesWith = new Map<string, readonly PageLoad[]>()
  for (const page of firstPages) {
    for (const id of laterStyles(page.modules)) pagesWith.set(id, [...(pagesWith.get(id) ?? []), page])
  }
  const files = new Map<string, string | undefined>()
  for (const [id, [page, ...others]] of pagesWith) {
    const isImportedByAll = page?.modules.has(id) && others.every(({ modules }) => modules.has(id))
    if (page && others.length === 0) files.set(id, featureOf(page.file))
    else files.set(id, (isImportedByAll && featureOf(pathBelow(root, id))) || 'frame')
  }
  for (const id of laterStyles(frame)) files.set(id, 'frame')
  return files
}

/** Who imports whom among our own modules. */
function ownImports(root: string, graph: ModuleGraph) {
  const own = (ids: readonly string[]) => ids.filter((id) => pathBelow(root, id).startsWith('src/'))

  function of(id: string) {
    const module = graph.getModuleInfo(id)
    if (!module) throw new Error(`Chunks are chosen by ${pathBelow(root, id)}, which is not in the build.`)
    return { now: own(module.importedIds), later: own(module.dynamicallyImportedIds) }
  }

  // A set that grows while it is walked is walked to its end.
  function walk(starts: readonly string[], next: (id: string) => readonly string[]): ReadonlySet<string> {
    const reached = new Set(starts)
    for (const id of reached) for (const each of next(id)) reached.add(each)
    return reached
  }

  const loadedWith = (starts: readonly string[]) => walk(starts, (id) => of(id).now)
  return {
    of,
    loadedWith,
    everReached: (starts: readonly string[]) => walk(starts, (id) => [...of(id).now, ...of(id).later]),
    /** Parts of these modules, and parts of those, that `defer` hydrates later. */
    hydratedLaterIn(modules: ReadonlySet<string>, defer: string): ReadonlySet<string> {
      const partsOf = (id: string) => (of(id).now.includes(defer) ? [...loadedWith(of(id).later)] : [])
      return walk([...modules].flatMap(partsOf), partsOf)
    },
  }
}

/** Pages and frames of the site map, each file once, but for the public frame itself. */
function pagesOf(siteMap: readonly SiteMapEntry[]): Omit<PageLoad, 'modules'>[] {
  const pages = new Map<string, Omit<PageLoad, 'modules'>>()
  const collect = (entries: readonly SiteMapEntry[], isPublic: boolean) => {
    for (const { file: name, path = '', children = [] } of entries) {
      const file = `src/${name}`
      const isFrame = publicFrame.includes(file)
      if (!isFrame) pages.set(file, { file, isPublic, isFirst: isPublic && !/[:*]/.test(path) })
      collect(children, isPublic || isFrame)
    }
  }
  collect(siteMap, false)
  return [...pages.values()]
}

function pathBelow(root: string, id: string): string {
  return relative(root, id).split(sep).join('/')
}

function featureOf(path: string): string | undefined {
  return /^src\/features\/([^/]+)\//.exec(path)?.[1]
}
