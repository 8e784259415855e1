import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'

import { showElement } from '#test/support/dom/shown-element.tsx'
import { LanguageProvider } from '../language.tsx'
import { OfficeNotice, OfficeNotices } from './office-notices.tsx'

const notice = (title: string) => (
  <OfficeNotice key={title} icon={null} title={title}>
    {null}
  </OfficeNotice>
)

const show = (...titles: string[]) =>
  showElement(
    <LanguageProvider rendered="vi">
      <OfficeNotices>{titles.map(notice)}</OfficeNotices>
    </LanguageProvider>,
  )

test('a button says how many notices there are behind the first one, and Escape closes them again', async () => {
  const { user } = show('Đơn', 'Chuông', 'Thuế')
  const others = screen.getByRole('button', { name: /còn 2 điều cần biết$/ })
  await user.click(others)
  expect(others.getAttribute('aria-expanded')).toBe('true')
  await user.keyboard('{Escape}')
  expect(others.getAttribute('aria-expanded')).toBe('false')
})

test('a single notice has no button for more', () => {
  show('Đơn')
  expect(screen.queryByRole('button')).toBeNull()
})
