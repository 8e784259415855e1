import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** What a document names that does not exist: links, anchors, files and scripts. */
export function deadReferences(doc: string, text: string, repository: Repository): string[] {
  return [
    ...deadLinks(doc, text),
    ...folderNames(text).filter((name) => !repository.has(name)),
    ...fileNames(text).filter((name) => !repository.has(name)),
    ...scriptNames(text).filter((name) => !repository.scripts.includes(name.replace('npm run ', ''))),
  ]
}

export interface Repository {
  /** Whether a file or folder has this name, or a path that ends with it. */
  has(name: string): boolean
  readonly scripts: readonly string[]
}

export function readRepository(): Repository {
  const found = globSync(['*', '.*', '{src,db,docs,test,scripts,public,art}/**/*'])
  const paths = new Set(found.flatMap((path) => endings(normalize(path).replaceAll('\\', '/'))))
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: object } // npm reads it too
  return { has: (name) => paths.has(name), scripts: Object.keys(scripts) }
}

/** "a/b/c.ts" as "a/b/c.ts", "b/c.ts" and "c.ts". */
function endings(path: string): string[] {
  const parts = path.split('/')
  return parts.map((_part, index) => parts.slice(index).join('/'))
}

function deadLinks(doc: string, text: string): string[] {
  const targets = [...withoutCode(text).matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target)
  return targets.filter((target) => !/^[a-z]+:/.test(target) && !isThere(doc, text, target))
}

function isThere(doc: string, text: string, target: string): boolean {
  const [path = '', anchor] = target.split('#')
  const file = path === '' ? doc : join(dirname(doc), path)
  if (!existsSync(file)) return false
  if (anchor === undefined) return true
  return anchorsOf(path === '' ? text : readFileSync(file, 'utf8')).includes(anchor)
}

/** The anchors of a document's headings, as GitHub makes them. */
function anchorsOf(text: string): string[] {
  return [...withoutCode(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

function withoutCode(text: string): string {
  return text.replaceAll(/^```.*?^```/gms, '')
}

/** Names of files in the text, such as "rules/cart.ts". Patterns ("<thing>-role.ts") and addresses are none. */
function fileNames(text: string): string[] {
  const prose = text.replaceAll(/https?:\/\/\S+|\]\([^)]*\)/g, '')
  const names = prose.matchAll(
    /(?<![\w./*<>{}…-])(?:[\w.-]+\/)*[\w.-]+\.(?:tsx?|mjs|md|sql|css|yml)\b(?![-*/])/g,
  )
  return [...new Set([...names].map(([name]) => name.replace(/^(?:\.\.?\/)+/, '')))]
}

/** Folders named in backticks, such as "src/server/http/". */
function folderNames(text: string): string[] {
  const names = text.matchAll(/`((?:src|db|docs|test|scripts|public|art)(?:\/[\w-]+)*)\/?`/g)
  return [...names].map(([, name = '']) => name)
}

function scriptNames(text: string): string[] {
  return [...text.matchAll(/npm run [a-z]+(?:[:-][a-z]+)*/g)].map(([command]) => command)
}
