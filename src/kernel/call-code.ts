/** "#" and so many characters. Of 40 open orders two have the same ones in one of 800 evenings. */
const callLength = 5

/**
 * Divides the short code of an order into what is called across the kitchen and the rest, which tells the two orders apart that
 * have the same call once in years. The call is part of the code itself, so board, paper and counter show the same one.
 */
export function splitCode(code: string): { readonly call: string; readonly rest: string } {
  return { call: code.slice(0, callLength), rest: code.slice(callLength) }
}
