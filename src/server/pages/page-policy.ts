import { createHash, randomBytes } from 'node:crypto'

/** A rendered page whose own scripts have no nonces any more, and the texts of those scripts. */
export interface MarkedPage {
  readonly html: string
  readonly scripts: readonly string[]
}

/**
 * Makes the secret (nonce) for one rendering. Only scripts that React and React Router write get this nonce; no other text in the
 * page can contain it, because it is new and secret.
 */
export function scriptNonce(): string {
  return randomBytes(18).toString('base64url')
}

/**
 * Finds the inline scripts with the nonce of this rendering, and removes the nonce from them. The page's Content-Security-Policy
 * trusts these scripts by their hashes instead, so that a page from the cache stays valid. A script that got into the page in
 * another way has no nonce, so the browser does not run it.
 */
export function takeOwnScripts(rendered: string, nonce: string): MarkedPage {
  const mark = ` nonce="${nonce}"`
  const ownScript = new RegExp(`<script(?=[^>]*${mark})(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</script>`, 'g')
  const scripts = [...rendered.matchAll(ownScript)].map(([, code = '']) => code)
  return { html: rendered.replaceAll(mark, ''), scripts }
}

/**
 * Makes a page's Content-Security-Policy. Of all inline scripts, the browser runs only `scripts`. The page's frames may show only
 * pages of `frameOrigin`; if `frameOrigin` is undefined, the page may have no frames.
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
