import { inBothLanguages } from '#src/kernel/both-languages.ts'

/** The texts that say how many dishes a search has found. The browser loads them together with the code of the search. */
export const foundTexts = inBothLanguages({
  found: [
    (count: number, query: string) => `${count} món hợp với “${query}”`,
    (count: number, query: string) =>
      `${count === 1 ? '1 dish matches' : `${count} dishes match`} “${query}”`,
  ],
})
