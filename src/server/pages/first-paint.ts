import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { deferredScriptType } from '#src/web/page-hydrated.ts'

/** With these attributes on a style sheet's link, neither the browser nor its preload scanner fetches the style sheet. */
const disabled = 'disabled="" media="not all"'
const styleSheet = /<link rel="stylesheet" href="(\/assets\/[\w.-]+\.css)(#?)"\/>/g

/**
 * Makes a rendered page ready to be sent. The result contains the HTML and the inline scripts that this function has added to it.
 */
export type FinishPage = (html: string, page: { isPublic: boolean }) => Promise<FinishedPage>

export interface FinishedPage {
  readonly html: string
  readonly scripts: readonly string[]
}

/**
 * Lets a browser show a page with the first bytes that arrive: the style sheets are inside the HTML, so the page waits for no other
 * file. A public page loads its scripts once it is painted, an office page at once. The style sheets are read from the folder of
 * the built site. If a style sheet cannot be read, its link stays in the page, and the browser loads it as usual.
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
      // The style sheet's link stays in the HTML, because React looks for it during hydration. But the link is disabled, so it
      // loads nothing. If the visitor moves to another page and back, React makes a new link.
      const links = [link]
      // The addresses in React Router's links end with a `#`, those in Vite's links do not. Without this second link, code that is
      // loaded later would load the same style sheet again.
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
  // The HTML parser ends a style element at the first end tag in it. So a style sheet that might contain such a tag is not put into
  // the HTML, and its link stays.
  return style?.includes('</') ? undefined : style
}

/**
 * The tags with which React Router makes the browser load a page's scripts, each with the replacement that keeps the browser from
 * loading the scripts yet.
 */
const replacements = [
  { written: '<link rel="modulepreload"', deferred: '<link rel="modulepreload" media="not all"' },
  { written: '<script type="module" async="">', deferred: `<script type="${deferredScriptType}">` },
] as const
const endOfHead = '</head>'

/**
 * Makes the scripts of a public page wait until the page is painted. If the visitor presses a button before that, the press is not
 * lost: `headScript` (src/web/before-hydration.ts) stores the presses and starts the scripts.
 */
function letScriptsWait(html: string, headScript: string): string {
  let deferring = html
  for (const { written, deferred } of replacements) deferring = deferring.replaceAll(written, deferred)
  return deferring.replace(endOfHead, () => `<script>${headScript}</script>${endOfHead}`)
}

/**
 * The texts that `letScriptsWait` must find in every rendered page but that are missing in this page. Without them the page's
 * scripts would not wait, or would never start.
 */
export function missingMarks(html: string): string[] {
  return [...replacements.map(({ written }) => written), endOfHead].filter((mark) => !html.includes(mark))
}
