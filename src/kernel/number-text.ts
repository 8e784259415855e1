import type { Language } from './language.ts'

const signs = {
  vi: { group: '.', decimal: ',' },
  en: { group: ',', decimal: '.' },
} as const

const endOfThousands = /\B(?=(?:\d{3})+$)/g

/**
 * Formats a number for the language: "10.000" or "10,000", "8,5" or "8.5". Only for finite numbers below 1e21. `Intl` is not used,
 * because on a slow phone loading the data of `Intl` takes longer than running the page's own code.
 */
export function numberText(value: number, language: Language): string {
  const { group, decimal } = signs[language]
  const [whole = '', fraction] = String(value).split('.')
  const grouped = whole.replace(endOfThousands, group)
  return fraction === undefined ? grouped : `${grouped}${decimal}${fraction}`
}
