import type { FastifyReply } from 'fastify'

import { phoneLink } from '#src/kernel/contact-links.ts'
import { escapeXml } from '#src/kernel/xml.ts'
import { RenderBusyError } from './page-renderings.ts'

/**
 * The page is plain HTML in this file, because it is sent if there is no time for rendering. It says the same in Vietnamese and in
 * English.
 */
const html = (call: (label: string) => string) => `<!doctype html>
<html lang="vi">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Trang đang quá đông</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #fbf5ea; color: #2a1810;
  font: 1.0625rem/1.6 system-ui, sans-serif }
main { max-width: 30rem; padding: 2rem 1.5rem; text-align: center }
h1 { margin: 0 0 .5rem; font-size: 1.75rem; line-height: 1.25 }
p { margin: 0 0 1.5rem }
section + section { border-top: 1px solid #e6d6bd; padding-top: 2rem; margin-top: 1rem }
a { display: inline-block; padding: .75rem 1.5rem; border-radius: .5rem; background: #8c1d0f; color: #fff6e6;
  text-decoration: none }
a.call { display: block; background: none; color: #8c1d0f; text-decoration: underline }
a:focus-visible { outline: 3px solid #b3470a; outline-offset: 3px }
</style>
</head>
<body>
<main>
<section>
<h1>Trang đang quá đông</h1>
<p>Trang này chưa hiện ra được. Bạn chờ vài giây rồi thử lại nhé.</p>
<a href="">Thử lại</a>${call('Gọi')}
</section>
<section lang="en">
<h1>Too busy right now</h1>
<p>This page cannot be shown yet. Please wait a few seconds and try again.</p>
<a href="">Try again</a>${call('Call')}
</section>
</main>
</body>
</html>
`
const policy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; base-uri 'none'; frame-ancestors 'none'"

/**
 * If a page cannot be rendered because too many pages wait already, sends a short page with 503 and Retry-After. The short page
 * asks the visitor to come back or to call the restaurant's number; if the number is blank, it is left out. Throws any other error
 * again.
 */
export async function sendBusyPage(
  reply: FastifyReply,
  error: unknown,
  phone: () => Promise<string>,
): Promise<FastifyReply> {
  if (!(error instanceof RenderBusyError)) throw error
  const number = await phone()
  const link = (label: string) =>
    `\n<a class="call" href="${phoneLink(number)}">${label} ${escapeXml(number)}</a>`
  return reply
    .code(503)
    .headers({
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
      'Cache-Control': 'no-store',
      'Retry-After': error.retryAfterSeconds,
    })
    .send(html(number === '' ? () => '' : link))
}
