import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { deferredScriptType } from '#src/web/page-hydrated.ts'

/**
 * With these attributes on the link of a style sheet, neither the page nor the browser's preload scanner fetches the style sheet.
 */
const disabled = 'disabled="" media="not all"'
const styleSheet = /<link rel="stylesheet" href="(\/assets\/[\w.-]+\.css)(#?)"\/>/g

/** Makes a rendered page ready to be sent. The result contains the HTML and the inline scripts that were added to it. */
export type FinishPage = (html: string, page: { isPublic: boolean }) => Promise<FinishedPage>

export interface FinishedPage {
  readonly html: string
  readonly scripts: readonly string[]
}

/**
 * Lets a browser show a page with its first bytes: the style sheets are in the HTML, so that the page waits for no other file. The
 * scripts of a public page are loaded once the page is painted, those of an office page from the start. The style sheets are read
 * from the folder of the built site. If one cannot be read, its link stays, and the browser loads the style sheet as usual.
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
      // The link of the style sheet stays, because React looks for it when it hydrates the page, but it is disabled, and a disabled
      // link loads nothing. If the visitor moves to another page and back, React makes a new link.
      const links = [link]
      // React Router's links have a `#` at the end, Vite's have not. Without this second link, code that is loaded later would load
      // the same sheet again.
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
  // Within a style element the HTML parser looks only for the element's end tag, so the link of a sheet that may contain such a tag
  // is not replaced.
  return style?.includes('</') ? undefined : style
}

/**
 * The tags by which React Router makes the browser load a page's scripts, and the tags that replace them so that the browser does
 * not load the scripts yet.
 */
const replacements = [
  { written: '<link rel="modulepreload"', deferred: '<link rel="modulepreload" media="not all"' },
  { written: '<script type="module" async="">', deferred: `<script type="${deferredScriptType}">` },
] as const
const endOfHead = '</head>'

/**
 * Makes the scripts of a public page wait until the page is painted. A press before that is not lost: `headScript`
 * (src/web/before-hydration.ts) stores the presses and starts the scripts.
 */
function letScriptsWait(html: string, headScript: string): string {
  let deferring = html
  for (const { written, deferred } of replacements) deferring = deferring.replaceAll(written, deferred)
  return deferring.replace(endOfHead, () => `<script>${headScript}</script>${endOfHead}`)
}

/**
 * The texts that `letScriptsWait` has to find in a rendered page, and that this page lacks. Without them the page's scripts would
 * not wait, or would never start.
 */
export function missingMarks(html: string): string[] {
  return [...replacements.map(({ written }) => written), endOfHead].filter((mark) => !html.includes(mark))
}
