/** The longest line of a calendar file in octets, without its line break (RFC 5545, 3.1). */
const maxOctets = 75

const encoder = new TextEncoder()
const octetsOf = (text: string) => encoder.encode(text).length

/**
 * Makes the lines of a property in a calendar file, each ending with CRLF. A property that is too long for one line is continued on
 * further lines, but never broken within a character. `value` is written unchanged, so pass texts through `calendarText` first.
 */
export function calendarLine(name: string, value: string): string {
  const lines: string[] = []
  let line = ''
  for (const character of `${name}:${value}`) {
    if (octetsOf(line + character) > maxOctets) {
      lines.push(line)
      // A continued line begins with a space, which counts as part of the line's length.
      line = ' '
    }
    line += character
  }
  return [...lines, line].map((each) => `${each}\r\n`).join('')
}

/**
 * Turns a text into the value of a property: characters that would end the value or separate it from the next value are escaped,
 * and other control characters are removed.
 */
export function calendarText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(?![\t\n])\p{Cc}/gu, '')
    .replaceAll(/[\\;,]/g, (special) => `\\${special}`)
    .replaceAll('\n', '\\n')
}

/** An instant in the UTC form of calendar files: 20261122T070000Z. */
export function calendarInstant(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

/** A local date and time, YYYY-MM-DDTHH:mm, in the form that calendar files use together with a time zone: 20261122T140000. */
export function calendarLocalTime(dateTime: string): string {
  return `${dateTime.replaceAll(/[-:]/g, '')}00`
}
