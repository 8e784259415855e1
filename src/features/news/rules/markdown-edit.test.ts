import fc from 'fast-check'
import { expect, test } from 'vitest'

import { markdownEdit, type MarkdownMark } from './markdown-edit.ts'

/** A text in which [ and ] stand for the ends of what is selected. */
function marked(kind: MarkdownMark, text: string): string {
  const [before = '', chosen = '', after = ''] = text.split(/[[\]]/)
  const edit = markdownEdit(kind, before + chosen + after, before.length, before.length + chosen.length)
  return show(apply(before + chosen + after, edit), edit.selected)
}

function apply(text: string, { from, to, text: inserted }: ReturnType<typeof markdownEdit>): string {
  return text.slice(0, from) + inserted + text.slice(to)
}

function show(text: string, [start, end]: readonly [number, number]): string {
  return `${text.slice(0, start)}‹${text.slice(start, end)}›${text.slice(end)}`
}

test.each([
  ['bold', 'lửa [củi] nhãn', 'lửa **‹củi›** nhãn'],
  ['bold', 'lửa[ củi ]nhãn', 'lửa **‹củi›** nhãn'],
  ['bold', 'lửa **[củi]** nhãn', 'lửa ‹củi› nhãn'],
  ['bold', '[]', '**‹›**'],
  ['link', 'xem [thực đơn]', 'xem [thực đơn](‹https://›)'],
  ['link', 'xem []', 'xem [‹›](https://)'],
  ['heading', 'một\nh[]ai\nba', 'một\n## hai‹›\nba'],
  ['heading', '## h[]ai', 'hai‹›'],
  ['heading', '- h[]ai', '## hai‹›'],
  ['list', '[một\n\nhai\n]ba', '‹- một\n\n- hai›\nba'],
  ['list', '- m[ột\nh]ai', '‹- một\n- hai›'],
  ['list', '[]', '- ‹›'],
] as const)('%s makes of %j %j', (kind, text, edited) => {
  expect(marked(kind, text)).toBe(edited)
})

test('marking what is selected twice leaves every text as it was, and never touches another line', () => {
  const lines = fc.array(fc.stringMatching(/^[a-zđ][a-zđ ]{0,6}[a-zđ]$/u), { minLength: 1 })
  fc.assert(
    fc.property(
      lines,
      fc.nat(),
      fc.nat(),
      fc.constantFrom('bold', 'heading', 'list'),
      (all, one, other, kind) => {
        const text = all.join('\n')
        const [start = 0, end = 0] = [one % (text.length + 1), other % (text.length + 1)].toSorted(
          (a, b) => a - b,
        )
        const first = markdownEdit(kind, text, start, end)
        const once = apply(text, first)
        expect(once).not.toBe(text)
        const second = markdownEdit(kind, once, ...first.selected)
        expect(apply(once, second)).toBe(text)
        const touched = text.slice(start, end).split('\n').length
        expect(once.split('\n').filter((line, place) => line !== all[place]).length).toBeLessThanOrEqual(
          touched,
        )
      },
    ),
  )
})
