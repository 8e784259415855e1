import { createHash } from 'node:crypto'

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g

/**
 * The Content-Security-Policy of a page. Its own inline scripts are allowed by their hashes, not by a nonce, so that a
 * page kept in the cache stays valid; nothing injected later can run.
 */
export function pagePolicy(html: string, { inDevelopment }: { inDevelopment: boolean }): string {
  const hashes = new Set<string>()
  for (const [, code = ''] of html.matchAll(inlineScript)) {
    hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  }
  return [
    "default-src 'self'",
    `script-src 'self' ${[...hashes].join(' ')}`.trim(),
    // Components set sizes and colours through style attributes; no style can carry code.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    inDevelopment ? "connect-src 'self' ws:" : "connect-src 'self'",
    "media-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
