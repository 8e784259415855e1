import type { Readable } from 'node:stream'

export interface StoredObject {
  readonly size: number
  readonly modifiedAt: Date
  /** A text that changes whenever the bytes of the object change. */
  readonly version: string
}

/** Positions of the first and the last byte of a part, both included. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/**
 * The storage of pictures and films, by keys such as "dishes/margherita.webp". Each server that shares the storage sees an object
 * either complete or not at all. If an object cannot be stored or read for now, the storage throws an error that becomes a 503.
 */
export interface ObjectStorage {
  /**
   * Moves a local file into the storage under the key, and replaces an object that has this key. Afterwards the local file is gone.
   */
  put(key: string, file: string): Promise<void>
  /** Returns undefined if no object has the key, or if the text is no valid key. */
  find(key: string): Promise<StoredObject | undefined>
  /** The bytes of an object, or some of them; undefined if there is none. */
  read(key: string, range?: ByteRange): Promise<Readable | undefined>
  /** Calls `work` with a local file that holds the object and may only be read; undefined if there is no object. */
  withFile<Result>(key: string, work: (file: string) => Promise<Result>): Promise<Result | undefined>
  /** All objects whose key begins with `prefix`. */
  list(prefix: string): AsyncIterable<{ readonly key: string } & StoredObject>
  /** Deletes an object, if there is one. */
  delete(key: string): Promise<void>
}

const segment = /^[^\\/.\0][^\\/\0]*$/

/** Whether a text is a key in its only valid spelling: "a//b", "./b" and "a/../b" are no keys. */
export function isObjectKey(text: string): boolean {
  return text.length <= 500 && text.split('/').every((part) => segment.test(part))
}
