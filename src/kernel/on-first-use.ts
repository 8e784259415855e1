/**
 * Creates a value when it is first needed, and keeps it. It is for `Intl` objects: on a slow phone, creating the first `Intl`
 * object of a page takes longer than the page's own code, so none is created while a file is loaded.
 */
export function onFirstUse<Value extends object>(create: () => Value): () => Value {
  let value: Value | undefined
  return () => (value ??= create())
}
