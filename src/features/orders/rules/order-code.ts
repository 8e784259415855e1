import { randomBytes } from '#src/kernel/random-bytes.ts'

/**
 * Digits and consonants that nobody confuses in upper or lower case: no 0 and O, no 1, I and L. It has no vowels, so that no code
 * spells a word that a guest would not like to read on a receipt.
 */
const alphabet = '23456789bcdfghjkmnpqrstvwxyz'
const idLength = 20

/**
 * Makes a new order's id: 20 random characters. The first eight are the code that people say aloud. There are 28⁸ such codes, so
 * that codes do not collide in practice. The id is no secret: tickets have their own token.
 */
export function newOrderId(): string {
  let id = ''
  while (id.length < idLength) {
    for (const byte of randomBytes(idLength * 2)) {
      // Five bits have 32 values, but the alphabet has only 28 characters. The four other values are thrown away, so that all
      // characters stay equally likely.
      const letter = alphabet[byte & 31]
      if (letter && id.length < idLength) id += letter
    }
  }
  return id
}

/** The code on screens and receipts: "#" and the first eight characters in upper case. */
export function shortCode(orderId: string): string {
  return `#${orderId.slice(0, 8).toUpperCase()}`
}
