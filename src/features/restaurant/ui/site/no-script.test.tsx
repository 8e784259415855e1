import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'

import { newSettings } from '../../rules/new-settings.ts'
import { NoScript } from './no-script.tsx'
import { SiteSettingsProvider } from './use-site-settings.tsx'

const linksOf = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)

test.each([
  ['0274 123 4567', 'bep@example.com', ['tel:+842741234567', 'mailto:bep@example.com']],
  ['0274 123 4567', '', ['tel:+842741234567']],
  ['', 'bep@example.com', ['mailto:bep@example.com']],
])('a form without scripts leads to the number %j and the address %j', (phone, email, links) => {
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <SiteSettingsProvider
        settings={{ ...newSettings, phone, email, bankAccount: null, vatRate: 8, updatedAt: '' }}
      >
        <NoScript text="This form needs JavaScript." />
      </SiteSettingsProvider>
    </MemoryRouter>,
  )
  expect(html).toMatch(/^<noscript>.*This form needs JavaScript\./)
  expect(linksOf(html)).toEqual(links)
})
