import type { Language } from './language.ts'
import { numberText } from './number-text.ts'

/** Lists and text searches count rows only up to this number. Nobody needs a higher count exactly, and counting takes long. */
export const countedUpTo = 10_000

const moreThan = (language: Language) => (count: number) =>
  `${language === 'vi' ? 'hơn' : 'more than'} ${numberText(count, language)}`

/** The text for a count above the given number, such as "more than 10,000". */
export const moreThanText = { vi: moreThan('vi'), en: moreThan('en') }

const listCount = (language: Language) => (total: number) =>
  total > countedUpTo ? moreThanText[language](countedUpTo) : String(total)

/** The number of all rows in a list, for use within a sentence: "61", "more than 10,000". */
export const listCountText = { vi: listCount('vi'), en: listCount('en') }
