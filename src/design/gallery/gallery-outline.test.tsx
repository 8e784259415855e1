import { showElement } from '#test/support/dom/shown-element.tsx'
import { expect, test } from 'vitest'

import { outline } from '#test/support/dom/outline.ts'
import { Gallery } from './gallery.tsx'

test('every component in every state tells assistive technology and the browser what it did', async () => {
  showElement(<Gallery />)
  await expect(outline(document.body)).toMatchFileSnapshot('gallery-outline.txt')
})
