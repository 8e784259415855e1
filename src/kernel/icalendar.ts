/** The longest line of a calendar file in octets, its line break left out (RFC 5545, 3.1). */
const maxOctets = 75

const encoder = new TextEncoder()
const octetsOf = (text: string) => encoder.encode(text).length

/**
 * A property of a calendar file as its lines: folded between characters where it is longer than a line may be, each ending
 * with CRLF. `value` is written as it is; texts pass through `calendarText` before.
 */
export function calendarLine(name: string, value: string): string {
  const lines: string[] = []
  let line = ''
  for (const character of `${name}:${value}`) {
    if (octetsOf(line + character) > maxOctets) {
      lines.push(line)
      // The space that marks the rest of a line counts as part of it.
      line = ' '
    }
    line += character
  }
  return [...lines, line].map((each) => `${each}\r\n`).join('')
}

/** A text as a value of a property: what would end or separate values is escaped, other control characters are left out. */
export function calendarText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?![\t\n])\p{Cc}/gu, '')
    .replaceAll(/[\\;,]/g, (special) => `\\${special}`)
    .replaceAll('\n', '\\n')
}

/** An instant as calendar files write it in UTC: 20261122T070000Z. */
export function calendarInstant(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

/** A local date and time, YYYY-MM-DDTHH:mm, as calendar files write it beside its time zone: 20261122T140000. */
export function calendarLocalTime(dateTime: string): string {
  return `${dateTime.replaceAll(/[-:]/g, '')}00`
}
