import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { deferredScriptType } from '#src/web/page-hydrated.ts'

/** Fetched neither by the page nor by the browser's look ahead. */
const disabled = 'disabled="" media="not all"'
const styleSheet = /<link rel="stylesheet" href="(\/assets\/[\w.-]+\.css)(#?)"\/>/g

/** Makes a rendered page ready to be sent, and names the inline scripts it has put in. */
export type FinishPage = (html: string, page: { isPublic: boolean }) => Promise<FinishedPage>

export interface FinishedPage {
  readonly html: string
  readonly scripts: readonly string[]
}

/**
 * Lets a page show itself with its first bytes: its style sheets stand in its HTML, so that none has to be waited for.
 * The scripts of a public page are asked for once it is painted, those of the office from the start. Addresses of
 * style sheets are looked up in the folder of the built site; one that cannot be read is loaded by the browser as before.
 */
export function firstPaint(clientFolder: string, headScript: string): FinishPage {
  const read = rememberedStyles(clientFolder)
  return async (html, { isPublic }) => {
    const addresses = [...html.matchAll(styleSheet)].map(([, address = '']) => address)
    const styles = new Map(
      await Promise.all(addresses.map(async (address) => [address, await read(address)] as const)),
    )
    const styled = html.replaceAll(styleSheet, (link, address: string, hash: string) => {
      const style = styles.get(address)
      if (!style) return link
      // React looks for its link when it hydrates the page. Disabled it costs nothing; moving to another page and back
      // makes a new one.
      const links = [link]
      // React Router's links differ from Vite's by a `#`, so code that is loaded later would bring the same sheet again.
      if (hash) links.push(link.replace('#', ''))
      return `<style>${style}</style>${links.join('').replaceAll('<link', `<link ${disabled}`)}`
    })
    return isPublic
      ? { html: letScriptsWait(styled, headScript), scripts: [headScript] }
      : { html: styled, scripts: [] }
  }
}

function rememberedStyles(clientFolder: string) {
  const remembered = new Map<string, Promise<string | undefined>>()
  return (address: string): Promise<string | undefined> => {
    const known = remembered.get(address) ?? readStyle(join(clientFolder, address))
    remembered.set(address, known)
    return known
  }
}

async function readStyle(file: string): Promise<string | undefined> {
  const style = await readFile(file, 'utf8').catch(() => undefined)
  // Within a style element only its own end tag could be taken for HTML.
  return style?.includes('</') ? undefined : style
}

/** What React Router writes for the scripts of a page, and what makes the browser leave them alone. */
const replacements = [
  { written: '<link rel="modulepreload"', deferred: '<link rel="modulepreload" media="not all"' },
  { written: '<script type="module" async="">', deferred: `<script type="${deferredScriptType}">` },
] as const
const endOfHead = '</head>'

/**
 * Makes the scripts of a public page wait until it is painted, without losing a press that comes before them: `headScript`
 * (src/web/before-hydration.ts) starts them and stores the presses.
 */
function letScriptsWait(html: string, headScript: string): string {
  let deferring = html
  for (const { written, deferred } of replacements) deferring = deferring.replaceAll(written, deferred)
  return deferring.replace(endOfHead, () => `<script>${headScript}</script>${endOfHead}`)
}

/** What `letScriptsWait` looks for and a rendered page does not hold. Then its scripts would not wait, or never start. */
export function missingMarks(html: string): string[] {
  return [...replacements.map(({ written }) => written), endOfHead].filter((mark) => !html.includes(mark))
}
