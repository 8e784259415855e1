import { paperTexts } from '../texts/paper-texts.ts'

/** A character that the fonts of printed tickets lack. */
const missing =
  /[^\u0300-\u0304\u0306-\u030C\u0312\u031B\u0323\u0326-\u0328 -~\u00A0-\u0107\u010A-\u0113\u0116-\u011B\u011E-\u0121\u0126-\u012B\u012E-\u0131\u0139\u013A\u013D\u013E\u0141-\u0144\u0147\u0148\u014C\u014D\u0150-\u0155\u0158-\u015B\u015E-\u016B\u016E-\u017E\u01A0\u01A1\u01AF\u01B0\u01E6\u01E7\u02C6\u02C7\u02D8-\u02DC\u1E20\u1E21\u1E80-\u1E85\u1E9E\u1EA0-\u1EF9\u2013\u2014\u2018-\u201A\u201C-\u201E\u2020-\u2022\u2026\u2030\u2039\u203A\u2044\u2070\u2074-\u2079\u2080-\u2089\u20AB\u20AC\u2122\u215B-\u215E\u2212\u2215\u2248\u2260\u2264\u2265]/gu

/** Pictures and what belongs to them, which no letter can stand for. */
const picture = /[\p{Extended_Pictographic}\p{Emoji_Component}\p{Default_Ignorable_Code_Point}\p{M}]/u

/**
 * A text as the fonts of tickets can draw it. Emoji are left out, and each other character that the fonts lack becomes a question
 * mark; a ticket of the kitchen then says that the screen shows the whole text.
 */
export function printableText(text: string, isForKitchen: boolean): string {
  const line = text.replaceAll(/\p{Cc}+/gu, ' ')
  const drawn = line.replaceAll(missing, (character) => (picture.test(character) ? '' : '?'))
  if (drawn === line) return line
  const shown = drawn.replaceAll(/ +/g, ' ').trim()
  return isForKitchen ? `${shown} (${paperTexts.vi.onScreen})` : shown
}
