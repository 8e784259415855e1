import type { ObjectStorage } from '#src/server/storage/object-storage.ts'

type Listener = (key: string) => void

/**
 * The listeners of each object storage. The uploads, jobs and picture routes of one program share the same storage object and so
 * the same listeners.
 */
const listenersOf = new WeakMap<ObjectStorage, Set<Listener>>()

/** Calls `listener` for each picture that this program stores from now on. Returns a function that ends these calls. */
export function onPictureStored(storage: ObjectStorage, listener: Listener): () => void {
  const listeners = listenersOf.get(storage) ?? new Set()
  listenersOf.set(storage, listeners.add(listener))
  return () => void listeners.delete(listener)
}

/** Tells the listeners that the picture of this key has been stored. */
export function pictureStored(storage: ObjectStorage, key: string): void {
  for (const listener of listenersOf.get(storage) ?? []) listener(key)
}
