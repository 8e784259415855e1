import type { Readable } from 'node:stream'

export interface StoredObject {
  readonly size: number
  readonly modifiedAt: Date
  /** A text that changes whenever the bytes of the object change. */
  readonly version: string
}

/** The first and the last byte of a part of an object, both included, counted from 0. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/**
 * The storage for pictures and films, which have keys such as "dishes/margherita.webp". Each server that shares the storage sees an
 * object either complete or not at all. If an object cannot be stored or read for now, the storage throws an error whose response
 * is 503.
 */
export interface ObjectStorage {
  /**
   * Moves a local file into the storage under this key. An object that already has the key is replaced. Afterwards the local file
   * no longer exists.
   */
  put(key: string, file: string): Promise<void>
  /** Returns undefined if no object has the key, or if the text is no valid key. */
  find(key: string): Promise<StoredObject | undefined>
  /** The bytes of an object, or the part that `range` names; undefined if the object does not exist. */
  read(key: string, range?: ByteRange): Promise<Readable | undefined>
  /**
   * Calls `work` with a local file that contains the object. `work` may only read the file. Returns undefined if the object does
   * not exist.
   */
  withFile<Result>(key: string, work: (file: string) => Promise<Result>): Promise<Result | undefined>
  /** All objects whose key begins with `prefix`. */
  list(prefix: string): AsyncIterable<{ readonly key: string } & StoredObject>
  /** Deletes an object if it exists. */
  delete(key: string): Promise<void>
}

const segment = /^[^\\/.\0][^\\/\0]*$/

/** Whether a text is a valid key. Each object has only one valid spelling: "a//b", "./b" and "a/../b" are not valid. */
export function isObjectKey(text: string): boolean {
  return text.length <= 500 && text.split('/').every((part) => segment.test(part))
}
