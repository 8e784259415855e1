import type { Readable } from 'node:stream'

export interface StoredObject {
  readonly size: number
  readonly modifiedAt: Date
  /** Another one wherever the bytes are others. */
  readonly version: string
}

/** First and last byte, both included. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/**
 * Where pictures and films are stored, by keys such as "dishes/margherita.webp". An object is there whole or not at all, for
 * every server that shares the storage. What cannot be stored or read for now throws an error that becomes a 503.
 */
export interface ObjectStorage {
  /** Stores a file of this machine under the key, in place of what was there. The file is gone from its place afterwards. */
  put(key: string, file: string): Promise<void>
  /** Undefined where there is none, and for every text that is no key. */
  find(key: string): Promise<StoredObject | undefined>
  /** The bytes, or some of them; undefined where there is none. */
  read(key: string, range?: ByteRange): Promise<Readable | undefined>
  /** Calls `work` with a file of this machine that holds the object and may only be read; undefined where there is none. */
  withFile<Result>(key: string, work: (file: string) => Promise<Result>): Promise<Result | undefined>
  /** Everything whose key begins so. */
  list(prefix: string): AsyncIterable<{ readonly key: string } & StoredObject>
  /** It does not matter whether it is there. */
  delete(key: string): Promise<void>
}

const segment = /^[^\\/.\0][^\\/\0]*$/

/** Whether a text is a key, spelt in the one way that leads to it: "a//b", "./b" and "a/../b" are none. */
export function isObjectKey(text: string): boolean {
  return text.length <= 500 && text.split('/').every((part) => segment.test(part))
}
