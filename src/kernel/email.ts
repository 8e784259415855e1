const shape = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/

/**
 * True for a text that looks like an e-mail address. This check finds typing mistakes before a form is sent; the API's contract
 * checks the address more strictly.
 */
export function looksLikeEmail(text: string): boolean {
  return shape.test(text)
}
