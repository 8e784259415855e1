import type { Language } from './language.ts'

const signs = {
  vi: { group: '.', decimal: ',' },
  en: { group: ',', decimal: '.' },
} as const

const endOfThousands = /\B(?=(?:\d{3})+$)/g

/**
 * A number as readers of the language write it: "10.000" or "10,000", "8,5" or "8.5". It is for finite numbers below 1e21. It does
 * not use `Intl`, because on a slow phone loading the data of `Intl` takes longer than running the page's own code.
 */
export function numberText(value: number, language: Language): string {
  const { group, decimal } = signs[language]
  const [whole = '', fraction] = String(value).split('.')
  const grouped = whole.replace(endOfThousands, group)
  return fraction === undefined ? grouped : `${grouped}${decimal}${fraction}`
}
