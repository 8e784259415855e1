// This function is not in own-value.ts, which every public page loads, because only contracts and the office need
// `isInheritedName`.

/**
 * True for a name that every object inherits or treats specially, such as "constructor". As the key of a record, such a name could
 * be lost, or seem to be present although nobody has set it.
 */
export function isInheritedName(key: string): boolean {
  return key === 'prototype' || key in Object.prototype
}
