import { inBothLanguages } from '#src/kernel/both-languages.ts'

/** How the menu says what a search has found. These texts load with the code of the search. */
export const foundTexts = inBothLanguages({
  found: [
    (count: number, query: string) => `${count} món hợp với “${query}”`,
    (count: number, query: string) =>
      `${count === 1 ? '1 dish matches' : `${count} dishes match`} “${query}”`,
  ],
})
