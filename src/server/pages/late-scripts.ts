import { deferredScriptType } from '#src/web/page-hydrated.ts'

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
export function letScriptsWait(html: string, headScript: string): string {
  let deferring = html
  for (const { written, deferred } of replacements) deferring = deferring.replaceAll(written, deferred)
  return deferring.replace(endOfHead, () => `<script>${headScript}</script>${endOfHead}`)
}

/** What `letScriptsWait` looks for and a rendered page does not hold. Then its scripts would not wait, or never start. */
export function missingMarks(html: string): string[] {
  return [...replacements.map(({ written }) => written), endOfHead].filter((mark) => !html.includes(mark))
}
