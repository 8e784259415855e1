export const markdownMarks = ['bold', 'heading', 'list', 'link'] as const
export type MarkdownMark = (typeof markdownMarks)[number]

/** An edit that replaces the text from `from` to `to`, and the part of the whole text that is selected afterwards. */
export interface MarkdownEdit {
  readonly from: number
  readonly to: number
  readonly text: string
  readonly selected: readonly [start: number, end: number]
}

const ofLines = { heading: '## ', list: '- ' } as const
/** The Markdown characters at the beginning of a line that is already a heading or a list item. */
const mark = /^(?:#{1,6}|[-*+]) /
const address = 'https://'

/**
 * Makes the selected text bold or a link, or its lines headings or list items. If the text already has this form, the form is
 * removed, except for a link.
 */
export function markdownEdit(kind: MarkdownMark, text: string, start: number, end: number): MarkdownEdit {
  if (kind === 'bold') return boldEdit(text, start, end)
  if (kind === 'link') return linkEdit(text, start, end)
  const from = text.lastIndexOf('\n', start - 1) + 1
  // If the selection ends with a line break, the line after the break is not part of the selection.
  const last = end > start && text[end - 1] === '\n' ? end - 1 : end
  const next = text.indexOf('\n', last)
  const to = next === -1 ? text.length : next
  const lines = text.slice(from, to).split('\n')
  const written = lines.filter((line) => line.trim() !== '')
  const isMarked = written.length > 0 && written.every((line) => line.startsWith(ofLines[kind]))
  const edited = lines
    .map((line) =>
      line.trim() === '' && written.length > 0
        ? line
        : (isMarked ? '' : ofLines[kind]) + line.replace(mark, ''),
    )
    .join('\n')
  const caret = from + edited.length
  return { from, to, text: edited, selected: [lines.length > 1 ? from : caret, caret] }
}

function boldEdit(text: string, start: number, end: number): MarkdownEdit {
  const chosen = text.slice(start, end)
  if (text.slice(start - 2, start) === '**' && text.slice(end, end + 2) === '**')
    return { from: start - 2, to: end + 2, text: chosen, selected: [start - 2, end - 2] }
  // Markdown does not make a text bold if there are blanks between the asterisks and the text. So the asterisks enclose the text
  // without its outer blanks.
  const inner = chosen.trim()
  const before = start + (inner === '' ? 0 : chosen.indexOf(inner))
  const after = before + inner.length
  return { from: before, to: after, text: `**${inner}**`, selected: [before + 2, after + 2] }
}

/**
 * Makes the selected text a link and selects the link's address. If no text is selected, the cursor is put where the text of the
 * link belongs.
 */
function linkEdit(text: string, start: number, end: number): MarkdownEdit {
  const chosen = text.slice(start, end)
  const at = end + 3
  const selected = chosen === '' ? ([start + 1, start + 1] as const) : ([at, at + address.length] as const)
  return { from: start, to: end, text: `[${chosen}](${address})`, selected }
}
