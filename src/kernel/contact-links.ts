/**
 * Makes the `tel:` address for a hotline that is written for people. A number with the trunk prefix 0 gets the country code, so
 * that visitors who roam with a foreign SIM card can call it too. Service numbers such as 1900 stay unchanged.
 */
export function phoneLink(phone: string): string {
  const digits = phone.replaceAll(/[^\d+]/g, '')
  return `tel:${digits.replace(/^00/, '+').replace(/^(?:0|\+840)/, '+84')}`
}

/** The `mailto:` address of an e-mail address. */
export function emailLink(email: string): string {
  return `mailto:${email}`
}
