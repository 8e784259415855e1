import { get } from 'node:http'
import { gzipSync } from 'node:zlib'

import type { PublicPage } from './public-pages.ts'

/** What a browser has to load before a page works, in bytes as gzip makes them. */
export interface PageWeight {
  readonly page: string
  readonly html: number
  /** The HTML, styles included, as the server really sends it to a browser. */
  readonly htmlSent: number
  /** Inline scripts included. */
  readonly scripts: number
  readonly styles: number
  /** Scripts and styles as the server really sends them to a browser. */
  readonly sent: number
  /** What they are made of, heaviest first. */
  readonly files: readonly Weighed[]
}

interface Weighed {
  readonly file: string
  readonly gzip: number
  readonly sent: number
}

/** Weighs what the HTML of a page names: module preloads, scripts, their static imports, and style sheets. */
export async function weighPage(address: string, { name, path }: PublicPage): Promise<PageWeight> {
  const html = await textOf(`${address}${path}`)
  const scripts = await withImports(address, scriptsNamedIn(html))
  const styles = stylesNamedIn(html)
  const files = await Promise.all([...scripts, ...styles].map((file) => weigh(address, file)))
  return {
    page: name,
    html: gzipSync(html).length,
    htmlSent: await sentBytes(`${address}${path}`),
    scripts:
      gzipSync(inlineScriptsIn(html)).length +
      total(files.filter(({ file }) => scripts.has(file)).map(({ gzip }) => gzip)),
    styles: total(files.filter(({ file }) => styles.has(file)).map(({ gzip }) => gzip)),
    sent: total(files.map(({ sent }) => sent)),
    files: files.toSorted((one, other) => other.gzip - one.gzip),
  }
}

function scriptsNamedIn(html: string): Set<string> {
  const tags = [...html.matchAll(/<(?:script|link)\b[^>]*>/g)].map(([tag]) => tag)
  const named = tags
    .filter((tag) => tag.startsWith('<script') || /rel="modulepreload"/.test(tag))
    .map(addressIn)
  const inline = [
    ...html.matchAll(/<script[^>]*type="(?:module|application\/x-after-paint)"[^>]*>([\s\S]*?)<\/script>/g),
  ].map(([, code = '']) => code)
  const imported = inline.flatMap((code) =>
    [...code.matchAll(/import[^"']*["']([^"']+\.js)["']/g)].map(([, file]) => file),
  )
  return new Set([...named, ...imported].filter((file) => file !== undefined))
}

/** What of the HTML the browser runs. */
function inlineScriptsIn(html: string): string {
  const inline = [...html.matchAll(/<script(?![^>]*(?:\ssrc=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g)]
  return inline.map(([, code = '']) => code).join('\n')
}

function stylesNamedIn(html: string): Set<string> {
  const tags = [...html.matchAll(/<link\b[^>]*rel="stylesheet"[^>]*>/g)].map(([tag]) =>
    addressIn(tag)?.replace(/#$/, ''),
  )
  return new Set(tags.filter((file) => file !== undefined))
}

function addressIn(tag: string): string | undefined {
  return /\s(?:src|href)="([^"]+)"/.exec(tag)?.[1]
}

/** These scripts and everything they import statically. */
async function withImports(address: string, named: ReadonlySet<string>): Promise<Set<string>> {
  const all = new Set(named)
  // A set that grows while it is walked is walked to its end.
  for (const file of all) {
    const code = await textOf(`${address}${file}`)
    for (const [, name = ''] of code.matchAll(/(?:\bfrom|^import|[;}]import)\s*["']\.\/([^"']+\.js)["']/g))
      all.add(`/assets/${name}`)
  }
  return all
}

async function weigh(address: string, file: string): Promise<Weighed> {
  const gzip = gzipSync(await textOf(`${address}${file}`)).length
  return { file, gzip, sent: await sentBytes(`${address}${file}`) }
}

function total(sizes: readonly number[]): number {
  return sizes.reduce((sum, size) => sum + size, 0)
}

async function textOf(address: string): Promise<string> {
  const response = await fetch(address, { headers: { 'accept-encoding': 'identity' } })
  if (!response.ok) throw new Error(`${address} returned ${response.status}`)
  return await response.text()
}

/** Bytes of the body on the wire for a browser that takes brotli and gzip; `fetch` would count them unpacked. */
function sentBytes(address: string): Promise<number> {
  return new Promise((resolve, reject) => {
    get(address, { headers: { 'accept-encoding': 'br, gzip' } }, (response) => {
      let bytes = 0
      response.on('data', (chunk: Buffer) => (bytes += chunk.length))
      response.on('end', () => resolve(bytes))
    }).on('error', reject)
  })
}
