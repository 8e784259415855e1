/** Characters of what a table is called, in orders, in reservations and in the code that stands on it. */
export const maxTableLabel = 20

/** What a table is called, such as "7" or "Sân 2", in one line, letters composed. */
export function asTableLabel(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
}
