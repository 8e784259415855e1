import { inBothLanguages } from '#src/kernel/both-languages.ts'

/** What the menu says of the results of a search. It loads with the search. */
export const foundTexts = inBothLanguages({
  found: [
    (count: number, query: string) => `${count} món hợp với “${query}”`,
    (count: number, query: string) =>
      `${count === 1 ? '1 dish matches' : `${count} dishes match`} “${query}”`,
  ],
})
