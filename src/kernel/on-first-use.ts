/**
 * Creates a value when it is first asked for, and keeps it. It is for `Intl` objects: creating the first one of a page takes a slow
 * phone longer than the page's own code, so none is created while a file is loaded.
 */
export function onFirstUse<Value extends object>(create: () => Value): () => Value {
  let value: Value | undefined
  return () => (value ??= create())
}
