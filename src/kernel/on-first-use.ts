/**
 * Makes a function that creates a value when it is first needed, and keeps it. Use it for `Intl` objects: on a slow phone, creating
 * a page's first `Intl` object takes longer than the page's own code, so none is created while a file is loaded.
 */
export function onFirstUse<Value extends object>(create: () => Value): () => Value {
  let value: Value | undefined
  return () => (value ??= create())
}
