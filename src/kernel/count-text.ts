import type { Language } from './language.ts'
import { numberText } from './number-text.ts'

/** Lists and text searches count rows up to this number. A larger number need not be exact, and counting further takes long. */
export const countedUpTo = 10_000

const moreThan = (language: Language) => (count: number) =>
  `${language === 'vi' ? 'hơn' : 'more than'} ${numberText(count, language)}`

/** Text for a count that is larger than the given number, such as "more than 10,000". */
export const moreThanText = { vi: moreThan('vi'), en: moreThan('en') }

const listCount = (language: Language) => (total: number) =>
  total > countedUpTo ? moreThanText[language](countedUpTo) : String(total)

/** How many rows a list has in all, as part of a sentence: "61", "more than 10,000". */
export const listCountText = { vi: listCount('vi'), en: listCount('en') }
