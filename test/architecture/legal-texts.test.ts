import { globSync, readFileSync } from 'node:fs'

import { describe, expect, it, test } from 'vitest'

import { knownFor } from '#src/features/accounts/rules/sign-in-limits.ts'
import { sessionLimits } from '#src/features/accounts/rules/session-limits.ts'
import { visitHours } from '#src/features/cart/ui/site/visit-table.ts'
import { ownOrderDays } from '#src/features/orders/rules/own-orders.ts'
import { maxGuests } from '#src/features/reservations/rules/reservation-form.ts'
import { cancelHours, maxDaysAhead } from '#src/features/reservations/rules/reservation-times.ts'
import { retentionMonths } from '#src/kernel/retention.ts'
import { type LegalFacts, legalNumbers } from '#src/features/legal/rules/legal-document.ts'
import { accessibilityTexts } from '#src/features/legal/texts/accessibility-texts.ts'
import { privacyPolicyInEnglish } from '#src/features/legal/texts/privacy-policy-in-english.ts'
import { privacyPolicyInVietnamese } from '#src/features/legal/texts/privacy-policy-in-vietnamese.ts'
import { termsOfServiceTexts } from '#src/features/legal/texts/terms-of-service-texts.ts'

const facts: LegalFacts = {
  restaurant: 'Bếp Lửa',
  taxMode: 'excluded',
  vatRate: '8',
  deliveryMode: 'self-courier',
  looksUpCallers: false,
  months: retentionMonths,
  numbers: legalNumbers,
}
const languages = ['vi', 'en'] as const
const privacyPolicyTexts = { vi: privacyPolicyInVietnamese, en: privacyPolicyInEnglish }

describe.each([
  ['privacy policy', privacyPolicyTexts],
  ['terms of service', termsOfServiceTexts],
  ['accessibility statement', accessibilityTexts],
])('the %s', (_name, texts) => {
  it('says the same in both languages: the same sections, paragraphs, points and terms', () => {
    const shape = (language: 'vi' | 'en') =>
      Object.entries(texts[language](facts).sections).map(([id, [, ...blocks]]) => [
        id,
        blocks.map((block) => {
          if (typeof block === 'string') return 'paragraph'
          return Array.isArray(block) ? block.length : { terms: Object.keys(block).length }
        }),
      ])
    expect(shape('vi')).toEqual(shape('en'))
  })

  it.each(languages)('names each of its sections once, in %s', (language) => {
    const titles = Object.values(texts[language](facts).sections).map(([title]) => title)
    expect(new Set(titles).size).toBe(titles.length)
  })
})

/** What a section says, as one text. */
function said(language: 'vi' | 'en', id: string, given: LegalFacts = facts): string {
  return JSON.stringify(privacyPolicyTexts[language](given).sections[id])
}

test.each(languages)('the privacy policy says in %s that staff look numbers up, if they do', (language) => {
  const off = said(language, 'data')
  const on = said(language, 'data', { ...facts, looksUpCallers: true })
  expect(on.length).toBeGreaterThan(off.length + 100)
})

describe('the privacy policy and the jobs that delete', () => {
  // Each period is one that no other has, so that a text with another's number is noticed.
  const months = { live: 41, personal: 42, messages: 43, notifications: 44, auditEntries: 45 }
  const firstWords = {
    vi: {
      live: 'Đơn món và lượt đặt bàn',
      personal: 'Đơn món và lượt đặt bàn',
      messages: 'Lời nhắn',
      notifications: 'Thông báo cho nhân viên',
      auditEntries: 'Nhật ký thay đổi',
    },
    en: {
      live: 'Orders and tables',
      personal: 'Orders and tables',
      messages: 'Messages',
      notifications: 'Notifications to our staff',
      auditEntries: 'The log of changes',
    },
  }

  it.each(languages)('agree on every period, in %s', (language) => {
    const section = privacyPolicyTexts[language]({
      ...facts,
      // The type holds today's numbers.
      months: months as unknown as LegalFacts['months'],
    }).sections['retention']
    const terms = new Map(
      (section ?? []).flatMap((block) =>
        typeof block === 'object' && !Array.isArray(block) ? Object.entries(block) : [],
      ),
    )
    // A period that is added to the jobs and missing here does not compile.
    const periods = Object.keys(retentionMonths) as (keyof typeof retentionMonths)[]
    for (const period of periods) {
      expect(terms.get(firstWords[language][period])).toContain(
        language === 'vi' ? `${months[period]} tháng` : `${months[period]} months`,
      )
    }
  })

  it.each(languages)('state no number of months besides, in %s', (language) => {
    const numbers = [...said(language, 'retention').matchAll(/(\d+) (?:months|tháng)/g)].map(
      ([, number]) => number,
    )
    const { live, personal, messages, notifications, auditEntries } = retentionMonths
    expect(numbers).toEqual([live, personal, messages, notifications, auditEntries].map(String))
  })
})

describe('what the privacy policy says of the browser', () => {
  /** The sources of what guests load: the office and tests have their own storage. */
  const sources = globSync('src/**/*.{ts,tsx}')
    .filter((path) => !path.includes('.test.') && !/[/\\](?:office|server)[/\\]/.test(path))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n')
  const found = (pattern: RegExp) => [...sources.matchAll(pattern)].map(([, key = '']) => key)
  const forms = found(/formDraft\('([\w-]+)'/g)
  const keys = [
    ...forms,
    ...forms.map((form) => `${form}-attempt`),
    ...found(/storedCart\('\w+', '([\w-]+)'/g),
    ...found(/storage: '(?:local|session)Storage',\s+key: '([\w-]+)'/g),
    ...found(/const language(?:Changed)?Key = '(\w+)'/g),
    ...found(/export const sessionCookie = '(\w+)'/g),
  ]

  it.each(languages)('names everything that the code of the public pages stores, in %s', (language) => {
    expect(keys).toEqual(
      expect.arrayContaining(['booking', 'checkout', 'contact', 'newsletter', 'cart', 'table', 'language']),
    )
    const text = said(language, 'browser')
    expect(keys.filter((key) => !new RegExp(`[", ](?:__Host-)?${key}[", ]`).test(text))).toEqual([])
  })
})

describe('the numbers that the texts of law state', () => {
  it('are those of booking, the visit, signing in and repeated requests', () => {
    const repeats = readFileSync('src/server/database/idempotency.ts', 'utf8')
    expect(legalNumbers).toEqual({
      cancelHours,
      maxGuests,
      bookingDaysAhead: maxDaysAhead,
      visitHours,
      ownOrderDays,
      repeatKeyDays: Number(/idempotencyHours = (\d+)/.exec(repeats)?.[1]) / 24,
      sessionHours: sessionLimits.absoluteMinutes / 60,
      deviceDays: knownFor / 86_400_000,
    })
  })

  it('stand in the terms, and so does how the restaurant delivers', () => {
    const terms = (deliveryMode: LegalFacts['deliveryMode']) =>
      JSON.stringify(termsOfServiceTexts.en({ ...facts, deliveryMode }))
    expect(terms('off')).toContain('We do not deliver at the moment')
    expect(terms('self-courier')).toContain('temporarily unavailable')
    expect(terms('on')).toContain('We deliver to the address')
    expect(terms('off')).toMatch(/up to 50 guests and 90 days ahead[\s\S]*until 2 hours before/)
    expect(terms('off')).toContain('VAT of 8%')
  })
})
