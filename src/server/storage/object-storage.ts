import type { Readable } from 'node:stream'

export interface StoredObject {
  readonly size: number
  readonly modifiedAt: Date
  /** A text that differs whenever the bytes differ. */
  readonly version: string
}

/** First and last byte, both included. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/**
 * The storage of pictures and films, by keys such as "dishes/margherita.webp". An object is there whole or not at all, for every
 * server that shares the storage. If something cannot be stored or read for now, it throws an error that becomes a 503.
 */
export interface ObjectStorage {
  /** Stores a local file under the key and replaces what was there. Afterwards the file is gone from its place. */
  put(key: string, file: string): Promise<void>
  /** Undefined if there is no object, and for every text that is no key. */
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
