import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { contrast } from '#test/support/contrast.ts'

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')
const [dayCss = '', nightCss = ''] = css.split("\n[data-tone='night'] {")

function coloursOf(block: string): Map<string, string> {
  const pairs = block.matchAll(/--color-([\w-]+):\s*(#[0-9a-f]{6});/g)
  return new Map([...pairs].map(([, role = '', hex = '']) => [role, hex]))
}

const grounds = ['page', 'surface', 'sunken', 'selected']
const textColours = ['text', 'text-muted', 'accent', 'accent-strong', 'danger', 'success', 'warning']
const controls = ['control-border', 'focus', 'action']

const textPairs = [
  ...textColours.flatMap((textColour) => grounds.map((ground) => [textColour, ground])),
  ...['action', 'action-hover', 'action-active'].map((fill) => ['on-action', fill]),
  ['on-action', 'danger'],
  ...['danger', 'success', 'warning'].flatMap((tone) => [
    [tone, `${tone}-wash`],
    ['text', `${tone}-wash`],
  ]),
]
const controlPairs = controls.flatMap((control) =>
  ['page', 'surface', 'sunken'].map((ground) => [control, ground]),
)

describe.each([
  ['by day', coloursOf(dayCss)],
  ['by night', coloursOf(nightCss)],
])('colours %s', (_tone, colours) => {
  const colour = (role: string) => colours.get(role) ?? expect.fail(`tokens.css has no --color-${role} here`)

  it.each(textPairs)('%s reads well on %s', (textColour = '', ground = '') => {
    expect(contrast(colour(textColour), colour(ground))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(controlPairs)('%s is seen on %s', (control = '', ground = '') => {
    expect(contrast(colour(control), colour(ground))).toBeGreaterThanOrEqual(3)
  })
})

it('night gives every role that day gives, but for the scrim', () => {
  expect([...coloursOf(nightCss).keys()]).toEqual([...coloursOf(dayCss).keys()])
})

it('contrast is 21 between black and white and 1 between equals', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#8c1d0f', '#8c1d0f')).toBe(1)
})
