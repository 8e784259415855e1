import { randomBytes } from '#src/kernel/random-bytes.ts'

/**
 * Digits and consonants that cannot be confused in upper or lower case: no 0 and O, no 1, I and L. There are no vowels, so that no
 * code is a word that a guest would not like to read on a receipt.
 */
const alphabet = '23456789bcdfghjkmnpqrstvwxyz'
const idLength = 20

/**
 * Makes the id of a new order: 20 random characters. Its first eight characters are the code that people say aloud. There are 28⁸
 * such codes, so in practice no two orders have the same one. The id is not secret: tickets have a separate token.
 */
export function newOrderId(): string {
  let id = ''
  while (id.length < idLength) {
    for (const byte of randomBytes(idLength * 2)) {
      // Five bits give 32 values, but the alphabet has only 28 characters. The other four values are skipped, so that all
      // characters are equally likely.
      const letter = alphabet[byte & 31]
      if (letter && id.length < idLength) id += letter
    }
  }
  return id
}

/** The order's code on screens and receipts: "#" and the first eight characters of the id in upper case. */
export function shortCode(orderId: string): string {
  return `#${orderId.slice(0, 8).toUpperCase()}`
}
