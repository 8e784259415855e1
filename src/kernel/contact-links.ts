/**
 * The `tel:` address of a hotline as people write it. A number with its trunk 0 gets the country's code, so that it
 * rings for a visitor roaming with a foreign card too; service numbers such as 1900 stay as they are.
 */
export function phoneLink(phone: string): string {
  const digits = phone.replaceAll(/[^\d+]/g, '')
  return `tel:${digits.replace(/^00/, '+').replace(/^(?:0|\+840)/, '+84')}`
}

/** The `mailto:` address of an e-mail address. */
export function emailLink(email: string): string {
  return `mailto:${email}`
}
