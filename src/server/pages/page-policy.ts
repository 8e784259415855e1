import { createHash, randomBytes } from 'node:crypto'

/** A rendered page without the nonces of its own scripts, and the texts of those scripts. */
export interface MarkedPage {
  readonly html: string
  readonly scripts: readonly string[]
}

/**
 * Makes a new secret (nonce) for each rendering. No text that a page shows can contain the secret, so only the scripts that React
 * and React Router write have it.
 */
export function scriptNonce(): string {
  return randomBytes(18).toString('base64url')
}

/**
 * Finds the inline scripts that have the nonce of this rendering, and removes the nonce. The page's Content-Security-Policy trusts
 * them by their hashes instead, so that a page from the cache stays valid. A script that got into the page in any other way has no
 * nonce, so the browser does not run it.
 */
export function takeOwnScripts(rendered: string, nonce: string): MarkedPage {
  const mark = ` nonce="${nonce}"`
  const ownScript = new RegExp(`<script(?=[^>]*${mark})(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</script>`, 'g')
  const scripts = [...rendered.matchAll(ownScript)].map(([, code = '']) => code)
  return { html: rendered.replaceAll(mark, ''), scripts }
}

/**
 * The Content-Security-Policy of a page. Of the page's inline scripts only `scripts` run. The page's frames may show only pages of
 * `frameOrigin`; if it is undefined, the page may have no frames.
 */
export function pagePolicy(
  scripts: readonly string[],
  { inDevelopment, frameOrigin }: { inDevelopment: boolean; frameOrigin?: string | undefined },
): string {
  const hashes = new Set(scripts.map((code) => `'sha256-${sha256(code)}'`))
  return [
    "default-src 'self'",
    `script-src 'self' ${[...hashes].join(' ')}`,
    // Components set sizes and colours through `style` attributes, so inline styles are allowed; a style cannot run code.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    inDevelopment ? "connect-src 'self' ws:" : "connect-src 'self'",
    "media-src 'self'",
    "object-src 'none'",
    `frame-src ${frameOrigin ?? "'none'"}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('base64')
}
