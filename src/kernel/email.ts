const shape = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/

/** True for what may well be an e-mail address: enough to catch a slip before a form is sent. The contract looks closer. */
export function looksLikeEmail(text: string): boolean {
  return shape.test(text)
}
