// Apart from own-value.ts, which every public page carries: contracts alone need this, and so does the office.

/** True for a name that objects inherit or treat specially: as the key of a record it could be lost or mistaken. */
export function isInheritedName(key: string): boolean {
  return key === 'prototype' || key in Object.prototype
}
