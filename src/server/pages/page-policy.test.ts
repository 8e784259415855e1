import { createHash } from 'node:crypto'

import { describe, expect, it } from 'vitest'

import { pagePolicy, scriptNonce, takeOwnScripts } from './page-policy.ts'

const nonce = scriptNonce()
const hash = (code: string) => createHash('sha256').update(code).digest('base64')
const policyOf = (rendered: string) =>
  pagePolicy(takeOwnScripts(rendered, nonce).scripts, { inDevelopment: false })

describe('the policy of a page', () => {
  it('trusts the scripts that the renderer marked', () => {
    const policy = policyOf(
      `<script nonce="${nonce}">one()</script><script type="module" nonce="${nonce}" async="">two()</script>`,
    )
    expect(policy).toContain(hash('one()'))
    expect(policy).toContain(hash('two()'))
  })

  it.each([
    ['an injected script', '<script>alert(1)</script>'],
    ['a script with a nonce of its own', '<script nonce="guess">alert(1)</script>'],
    ['a script with an empty nonce', '<script nonce>alert(1)</script>'],
    ['a script in capitals', '<SCRIPT>alert(1)</SCRIPT>'],
    ['a script that is not closed', '<script>alert(1)'],
    ['a script with an address', '<script src="/x.js">alert(1)</script>'],
    ['a module', '<script type="module" async="">alert(1)</script>'],
  ])('does not trust %s, wherever it stands', (_what, injected) => {
    const own = `<script nonce="${nonce}">own()</script>`
    for (const rendered of [`${injected}${own}`, `${own}${injected}`, `<p>${injected}</p>${own}`]) {
      expect(policyOf(rendered)).not.toContain(hash('alert(1)'))
    }
    expect(policyOf(`${own}${injected}`)).toContain(hash('own()'))
  })

  it('names no hash for a marked script that comes from a file', () => {
    const policy = policyOf(`<script nonce="${nonce}" async="" src="/assets/x.js"></script>`)
    expect(policy).toContain("script-src 'self' ;")
  })

  it('trusts the same scripts of every rendering of the same page', () => {
    const page = (mark: string) => `<script nonce="${mark}">own()</script>`
    const other = scriptNonce()
    expect(pagePolicy(takeOwnScripts(page(other), other).scripts, { inDevelopment: false })).toBe(
      policyOf(page(nonce)),
    )
  })
})

it.each([
  [undefined, "frame-src 'none'"],
  ['https://maps.example', 'frame-src https://maps.example'],
])('a page whose frame origin is %s has %s', (frameOrigin, rule) => {
  expect(pagePolicy([], { inDevelopment: false, frameOrigin }).split('; ')).toContain(rule)
})

it('a page is sent without the nonce of its rendering', () => {
  const rendered = `<link nonce="${nonce}" href="/a.css"/><script nonce="${nonce}">own()</script>`
  expect(takeOwnScripts(rendered, nonce).html).toBe('<link href="/a.css"/><script>own()</script>')
})
