import { MantineProvider } from '@mantine/core'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { expect, test, vi } from 'vitest'

import { showElement } from '#test/support/dom/shown-element.tsx'
import { LanguageProvider } from '#src/web/language.tsx'
import { MarkdownToolbar } from './markdown-toolbar.tsx'

const onPictures = vi.fn<() => void>()

function Written() {
  const [text, setText] = useState('Lửa củi')
  const area = useRef<HTMLTextAreaElement>(null)
  return (
    <>
      <MarkdownToolbar
        area={area}
        controls="text"
        label="Định dạng"
        pictures="Thêm ảnh"
        onPictures={onPictures}
      />
      <textarea
        id="text"
        ref={area}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
    </>
  )
}

test('the marks are one stop of the keyboard, and the text has the focus again once it is marked', async () => {
  const user = userEvent.setup()
  showElement(
    <MantineProvider env="test">
      <LanguageProvider rendered="vi">
        <Written />
      </LanguageProvider>
    </MantineProvider>,
  )
  const area = screen.getByRole<HTMLTextAreaElement>('textbox')
  area.setSelectionRange(4, 7)
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'In đậm' }))
  await user.keyboard('{ArrowLeft}')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Thêm ảnh' }))
  await user.keyboard('{Enter}')
  expect(onPictures).toHaveBeenCalledOnce()
  await user.keyboard('{Home}{ArrowRight}{End}{ArrowRight}{Enter}')
  expect(area.value).toBe('Lửa **củi**')
  expect(document.activeElement).toBe(area)
  expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe('củi')
  // Back in the toolbar one is where one was.
  await user.tab({ shift: true })
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'In đậm' }))
})
