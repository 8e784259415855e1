import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import {
  readCodeGraph,
  importsOf,
  serverCodeInBrowser,
  unusedOpenParts,
  type Violation,
} from './code-graph.ts'
import {
  featureEdges,
  findCycle,
  officeUsesSite,
  openParts,
  openToServers,
  siteFrameUses,
} from './feature-edges.ts'
import { importRules, type Project } from './import-rules.ts'
import { checkSources, type Source } from './source-rules.ts'

export interface Check {
  readonly violations: readonly Violation[]
  readonly modules: number
  readonly imports: number
}

const folders = ['src', 'db', 'test']

/** Holds the code below `root` against the import rules of docs/architecture.md. */
export async function checkImports(root: string, edges: Omit<Project, 'pages'>): Promise<Check> {
  const sources = sourcesBelow(root)
  const graph = await readCodeGraph(
    root,
    folders.filter((folder) => sources.some(({ path }) => path.startsWith(`${folder}/`))),
    importRules({ ...edges, pages: pagesOf(sources) }),
  )
  rejectUnread(sources, new Set(graph.modules.map((module) => module.source)))
  const cycles = [
    cycleViolation('features', findCycle(edges.edges)),
    cycleViolation('modules', findCycle(importsOf(graph.modules))),
  ]
  return {
    violations: [
      ...graph.violations,
      ...serverCodeInBrowser(graph.modules),
      ...unusedOpenParts(graph.modules, edges.openParts),
      ...checkSources(sources),
      ...cycles.flat(),
    ],
    modules: graph.modules.length,
    imports: graph.modules.reduce((sum, module) => sum + module.dependencies.length, 0),
  }
}

function sourcesBelow(root: string): Source[] {
  return folders.flatMap((folder) => {
    const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    return files
      .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
      .map((file) => ({
        path: join(folder, file).replaceAll('\\', '/'),
        text: readFileSync(join(root, folder, file), 'utf8'),
      }))
  })
}

/** The files the site map names; the frame is no page, parts of it are imported like any component. */
function pagesOf(sources: readonly Source[]): string[] {
  const siteMap = sources.find(({ path }) => path === 'src/routes.ts')?.text ?? ''
  return [...siteMap.matchAll(/'([\w/.-]+\.tsx?)'/g)].map(([, file]) => `src/${file}`)
}

/** A checker that cannot read the code finds no fault in it, so it has to show that it has read all of it. */
function rejectUnread(sources: readonly Source[], read: ReadonlySet<string>): void {
  const unread = sources.filter(({ path }) => !read.has(path))
  if (unread.length > 0) {
    throw new Error(
      `dependency-cruiser did not read ${unread.length} of ${sources.length} files: ${unread[0]?.path} …`,
    )
  }
}

function cycleViolation(what: string, cycle: readonly string[] | undefined): Violation[] {
  if (!cycle) return []
  const [from = '', ...others] = cycle
  const comment = `No cycles among ${what}: one cannot say what any of them is without the others.`
  return [{ rule: '7-no-cycles', comment, from, to: others.join(' → ') }]
}

function report({ violations, modules, imports }: Check): void {
  for (const { rule, comment, from, to } of violations)
    console.error(`✗ ${rule}\n  ${from}\n  → ${to}\n  ${comment}\n`)
  const read = `${modules} modules and ${imports} imports read`
  if (violations.length > 0)
    console.error(`${violations.length} imports break a rule of docs/architecture.md (${read}).`)
  else console.log(`Import rules hold: ${read}.`)
}

if (import.meta.main) {
  const check = await checkImports(resolve(import.meta.dirname, '..', '..'), {
    edges: featureEdges,
    openToServers,
    siteFrameUses,
    openParts,
    officeUsesSite,
  })
  // A fraction of these would mean that imports are no longer found, though files are.
  if (check.imports < check.modules)
    throw new Error(`Only ${check.imports} imports found in ${check.modules} modules`)
  report(check)
  process.exitCode = check.violations.length > 0 ? 1 : 0
}
