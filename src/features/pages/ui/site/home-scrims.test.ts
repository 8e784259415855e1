import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { contrast } from '#test/support/contrast.ts'

const styleSheet = (name: string) => readFileSync(new URL(`${name}.module.css`, import.meta.url), 'utf8')
const tokens = readFileSync(new URL('../../../../design/tokens.css', import.meta.url), 'utf8')
const [, night = ''] = tokens.split("\n[data-tone='night'] {")

function colour(role: string): string {
  const [, hex] = new RegExp(`--color-${role}: (#[0-9a-f]{6});`).exec(night) ?? []
  if (hex === undefined) throw new Error(`tokens.css has no --color-${role} by night`)
  return hex
}

const channels = (hex: string) => [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16))

/** One colour over another as a browser lays them, with its opacity from 0 to 1. */
function over(scrim: string, ground: string, opacity: number): string {
  const grounds = channels(ground)
  const mixed = channels(scrim).map((value, place) => value * opacity + (grounds[place] ?? 0) * (1 - opacity))
  return `#${mixed.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`
}

const texts = [['beside the booking form', 'home-reservation', ['text', 'text-muted', 'accent']]] as const

test.each(texts.flatMap(([where, css, roles]) => roles.map((role) => [where, role, css] as const)))(
  'the text %s, in --color-%s, reads well even where film or picture are white',
  (_where, role, css) => {
    const scrim = /--scrim: color-mix\(in srgb, var\(--color-page\) (\d+)%, transparent\);/.exec(
      styleSheet(css),
    )
    const behind = over(colour('page'), '#ffffff', Number(scrim?.[1]) / 100)
    expect(contrast(colour(role), behind)).toBeGreaterThanOrEqual(4.5)
  },
)
