import { cleanup, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'

import { SectionNav } from './section-nav.tsx'

const sections = [
  { to: '/admin/dashboard', label: 'Overview', icon: null, end: true },
  { to: '/admin/dashboard/orders', label: 'Orders', icon: null },
  { to: '/admin/dashboard/audit', label: 'Changes', icon: null },
]

afterEach(() => cleanup())

test.each([
  ['/admin/dashboard', 'Overview'],
  ['/admin/dashboard?q=lan', 'Overview'],
  ['/admin/dashboard/orders', 'Orders'],
  ['/admin/dashboard/orders?order=1&open=edit', 'Orders'],
  ['/admin/dashboard/audit', 'Changes'],
])('at %s the section one is in is %s, and no other', (address, name) => {
  render(
    <MemoryRouter initialEntries={[address]}>
      <SectionNav label="Sections" sections={sections} />
    </MemoryRouter>,
  )
  const current = screen.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'page')
  expect(current.map(({ textContent }) => textContent)).toEqual([name])
})
