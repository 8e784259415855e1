export const markdownMarks = ['bold', 'heading', 'list', 'link'] as const
export type MarkdownMark = (typeof markdownMarks)[number]

/** What takes the place of the text from `from` to `to`, and what of the whole text is selected then. */
export interface MarkdownEdit {
  readonly from: number
  readonly to: number
  readonly text: string
  readonly selected: readonly [start: number, end: number]
}

const ofLines = { heading: '## ', list: '- ' } as const
/** What a line may begin with already. */
const mark = /^(?:#{1,6}|[-*+]) /
const address = 'https://'

/** Marks what is selected of a text as bold, as a link, or its lines as headings or a list; once more takes the mark away, but of a link. */
export function markdownEdit(kind: MarkdownMark, text: string, start: number, end: number): MarkdownEdit {
  if (kind === 'bold') return boldEdit(text, start, end)
  if (kind === 'link') return linkEdit(text, start, end)
  const from = text.lastIndexOf('\n', start - 1) + 1
  // A line that is selected with its end does not take the next one along.
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
  // Blanks within the marks would leave the text as it is.
  const inner = chosen.trim()
  const before = start + (inner === '' ? 0 : chosen.indexOf(inner))
  const after = before + inner.length
  return { from: before, to: after, text: `**${inner}**`, selected: [before + 2, after + 2] }
}

/** Without a text it is written first, else the address. */
function linkEdit(text: string, start: number, end: number): MarkdownEdit {
  const chosen = text.slice(start, end)
  const at = end + 3
  const selected = chosen === '' ? ([start + 1, start + 1] as const) : ([at, at + address.length] as const)
  return { from: start, to: end, text: `[${chosen}](${address})`, selected }
}
