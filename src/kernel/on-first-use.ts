/**
 * Creates a value when it is first asked for, and keeps it. For what `Intl` offers: the first such object of a page takes a slow
 * phone longer than the page's own code, so none is created as a file is loaded.
 */
export function onFirstUse<Value extends object>(create: () => Value): () => Value {
  let value: Value | undefined
  return () => (value ??= create())
}
