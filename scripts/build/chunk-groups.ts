import { basename, join, relative, sep } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'

type Imports = 'importedIds' | 'dynamicallyImportedIds'
/** What Rolldown tells about a module: the ids of the modules that it imports. An id is the absolute path of a file. */
type ModuleGraph = { readonly getModuleInfo: (id: string) => Readonly<Record<Imports, readonly string[]>> | null }

export const publicFrame = ['src/entry.client.tsx', 'src/root.tsx', 'src/layouts/site-layout.tsx']
/** The pages on which most visits begin. */
export const entrances = ['src/features/pages/ui/site/home-page.tsx', 'src/features/menu/ui/site/menu-page.tsx']
/** The first tap on a dish waits for every file of this dialog, so the build gives the dialog few files. */
export const firstTap = 'src/features/menu/ui/site/dish-dialog.tsx'
export const publicForm = 'src/web/forms/public-form.tsx'
/**
 * Every page loads this module a little later than the page's frame. So the build must not put the module into one file with the
 * code of a dialog: every page would then load the dialog's code too.
 */
export const afterFrame = 'src/design/toast.tsx'
/**
 * The module that hydrates parts of a page later than the rest. The server renders these parts into the page's HTML, so the page
 * needs their styles at once.
 */
export const hydratedLater = 'src/web/hydrate-near-viewport.tsx'

/**
 * Packages that get files of their own. Their code changes only with their version, so browsers can keep these files in the cache
 * for long. One file for each entry also compresses better than several small files.
 */
const packages = {
  foundation: /node_modules\/(react|react-dom|scheduler|react-router)\//,
  controls: /node_modules\/(@mantine|@floating-ui|clsx|tabbable|react-number-format|react-remove-scroll)\//,
  query: /node_modules\/@tanstack\//,
}

/**
 * The kinds of groups of modules, in the order in which Rolldown forms the groups; each group becomes one file. A group also takes
 * the modules that its modules import, unless an earlier group has taken them. So the groups that most pages load come first.
 */
const kinds = ['frame', 'steps', 'shared', 'pair', 'feature', 'forms', 'dialogs', 'later', 'parts', 'office'] as const
type Chunk = readonly [kind: (typeof kinds)[number], name: string]

/**
 * Decides which of our modules share a file of the browser's build: those that pages of the same features load, those that only
 * dialogs load, or those that only the office loads.
 */
export function chunkGroups(root: string, siteMap: readonly RouteConfigEntry[]) {
  let chunkOf: ((id: string) => Chunk | undefined) | undefined
  const nameIn = (kind: string) => (id: string, graph: ModuleGraph) => {
    chunkOf ??= chooseChunks(root, siteMap, graph) // Rolldown asks for the first name only when the graph of all modules is complete, so all files are chosen here.
    const [chosen, name = null] = chunkOf(id) ?? []
    return chosen === kind ? name : null
  }
  const ofOwn = kinds.map((kind) => ({ debugName: kind, name: nameIn(kind) }))
  return [...Object.entries(packages).map(([name, test]) => ({ name, test })), ...ofOwn]
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
  const walk = (starts: Iterable<string>, next: (id: string) => readonly string[]): ReadonlySet<string> => {
    const reached = new Set(starts)
    for (const id of reached) for (const each of next(id)) reached.add(each) // The loop also visits the modules that it adds to the set itself.
    return reached
  }
  const ever = (starts: Iterable<string>) => walk(starts, (id) => [...now(id), ...later(id)])
  const hydrated = (id: string) => (now(id).includes(join(root, hydratedLater)) ? [...walk(later(id), now)] : [])
  const load = (...files: readonly string[]) => {
    const modules = [...walk(files.map((file) => join(root, file)), now)]
    const inParts = [...walk(modules.flatMap(hydrated), hydrated)]
    return { modules: new Set([...modules, ...inParts.filter((id) => id.endsWith('.css'))]), inParts }
  }
  const [frame, dialog, toasts] = [load(...publicFrame).modules, load(firstTap).modules, load(afterFrame).modules]
  const pages = pagesOf(siteMap).map((page) => ({ ...page, ...load(page.file) }))
  const publicPages = pages.filter(({ isPublic }) => isPublic)
  const everPublic = ever([frame, ...publicPages.map(({ modules }) => modules)].flatMap((ids) => [...ids]))
  const everLoaded = ever([...everPublic, ...pages.flatMap(({ modules }) => [...modules])])
  const parts = [...new Set([...everLoaded].flatMap(later))].map((id) => ({ isPublic: everPublic.has(id), modules: walk([id], now) }))
  return (id: string): Chunk | undefined => {
    const loads = [...pages, ...parts].filter(({ modules }) => modules.has(id))
    if (frame.has(id) || (toasts.has(id) && loads.length > 1)) return ['frame', 'frame']
    if (!isOwn(id) || loads.length === 1) return undefined
    const own = featureOf(path(id))
    const atOnce = publicPages.filter(({ modules }) => modules.has(id))
    const files = (atOnce[0] ? atOnce : publicPages.filter(({ inParts }) => inParts.includes(id))).map(({ file }) => file)
    const as = (kind: Chunk[0], name: string): Chunk => (atOnce[0] ? [kind, name] : ['later', `${name}-later`])
    const [feature, another] = [...new Set(files.map(featureOf))].toSorted()
    const isInEntrance = atOnce.some(({ file }) => entrances.includes(file))
    const isOfForms = !own && loads.every(({ isPublic, modules }) => !isPublic || modules.has(join(root, publicForm)))
    if (everPublic.has(id) && isOfForms) return ['forms', 'forms']
    if (another && isInEntrance) return ['frame', 'frame']
    if (dialog.has(id) && !atOnce[0]) return ['dialogs', 'dialogs']
    if (feature && !isInEntrance && dialog.has(id) && (files[2] || !own)) return ['steps', 'steps']
    if (another) return files[2] ? as('shared', 'shared') : as('pair', `${feature}-${another}`)
    if (feature) return as('feature', files[1] ? feature : `${feature}-${basename(files[0] ?? '', '-page.tsx')}`)
    return everPublic.has(id) ? ['parts', `${own ?? 'web'}-parts`] : ['office', 'office']
  }
}

/** The files of all pages and of the office's frames, each file once. */
function pagesOf(entries: readonly RouteConfigEntry[], isPublic = false): readonly { file: string; isPublic: boolean }[] {
  const pages = entries.flatMap(({ file, children = [] }) => {
    const isFrame = publicFrame.includes(`src/${file}`)
    return [...(isFrame ? [] : [{ file: `src/${file}`, isPublic }]), ...pagesOf(children, isPublic || isFrame)]
  })
  return [...new Map(pages.map((page) => [page.file, page])).values()]
}
