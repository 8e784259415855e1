import { randomBytes } from '#src/kernel/random-bytes.ts'

/**
 * Digits and consonants that are not mistaken for one another, upper or lower case: no 0 and O, no 1, I and L. Without
 * vowels no code spells a word a guest would rather not read on a receipt.
 */
const alphabet = '23456789bcdfghjkmnpqrstvwxyz'
const idLength = 20

/**
 * A new order's id: 20 random characters. Its first eight are the code people say aloud; they have 28⁸ values, so that
 * they do not collide in practice. Not a secret: tickets have their own token.
 */
export function newOrderId(): string {
  let id = ''
  while (id.length < idLength) {
    for (const byte of randomBytes(idLength * 2)) {
      // Five bits have 32 values; those beyond the alphabet are thrown away, which keeps all characters equally likely.
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
