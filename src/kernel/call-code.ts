/** "#" and four characters. The probability that two of 40 open orders have the same four is 1 to 800. */
const callLength = 5

/**
 * Divides the short code of an order into the part that people call across the kitchen and the rest, which tells two orders apart
 * if they have the same first part. Board, paper and counter all show this part large.
 */
export function splitCode(code: string): { readonly call: string; readonly rest: string } {
  return { call: code.slice(0, callLength), rest: code.slice(callLength) }
}
