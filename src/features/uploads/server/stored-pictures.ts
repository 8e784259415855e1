import type { ObjectStorage } from '#src/server/storage/object-storage.ts'

type Listener = (key: string) => void

/**
 * For each object storage, the listeners for new pictures. The uploads, jobs and picture routes of one program share the same
 * storage object, and therefore the same listeners.
 */
const listenersOf = new WeakMap<ObjectStorage, Set<Listener>>()

/** Calls `listener` for each picture that this program stores from now on, until the returned function is called. */
export function onPictureStored(storage: ObjectStorage, listener: Listener): () => void {
  const listeners = listenersOf.get(storage) ?? new Set()
  listenersOf.set(storage, listeners.add(listener))
  return () => void listeners.delete(listener)
}

/** Tells the listeners that a picture has been stored under this key. */
export function pictureStored(storage: ObjectStorage, key: string): void {
  for (const listener of listenersOf.get(storage) ?? []) listener(key)
}
