import type { ObjectStorage } from '#src/server/storage/object-storage.ts'

type Listener = (key: string) => void

/** The listeners by storage, which uploads, jobs and the picture routes of one program share. */
const listenersOf = new WeakMap<ObjectStorage, Set<Listener>>()

/** Calls back for each picture that this program stores from now on. Returns a function that stops it. */
export function onPictureStored(storage: ObjectStorage, listener: Listener): () => void {
  const listeners = listenersOf.get(storage) ?? new Set()
  listenersOf.set(storage, listeners.add(listener))
  return () => void listeners.delete(listener)
}

/** Tells the listeners that the picture of this key has been stored. */
export function pictureStored(storage: ObjectStorage, key: string): void {
  for (const listener of listenersOf.get(storage) ?? []) listener(key)
}
